/** The tests, in the order in which the files register them. */
export const tests = []

/** Registers a test; `run` is given the way to open the page. */
export function test(name, run) {
  tests.push({ name, run, online: false })
}

/** Registers a test on a server where people play online, which only the built program is; `run` is given that as well. */
export function onlineTest(name, run) {
  tests.push({ name, run, online: true })
}
