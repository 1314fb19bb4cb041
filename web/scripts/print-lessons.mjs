// Prints the learning part as plain text, for those who review it away from the page:
//   node scripts/print-lessons.mjs LANGUAGE [SHELF ...]
// Each step has its board as a FEN and the moves from there; a step without FEN begins at the array.
import { readFile } from 'node:fs/promises'
import ts from 'typescript'

const shelves = ['lessons', 'studies', 'practice', 'questions']
const learn = new URL('../src/learn/', import.meta.url)

/** What a module of plain data exports. */
async function load(path) {
  const source = await readFile(new URL(path, learn), 'utf8')
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } })
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).default
}

const board = ({ ruleset = 'formal', fen, moves = [], order, marks = [] }) =>
  [
    `[${ruleset}${order ? `, ${order}` : ''}: ${fen ?? 'the initial array'}`,
    moves.length ? `, moves ${moves.join(' ')}` : '',
    marks.length ? `, marked ${marks.join(' ')}` : '',
    ']',
  ].join('')

function* lines(unit, text) {
  yield `## ${text.title}\n\n${text.summary}`
  for (const [index, step] of unit.steps.entries()) {
    const words = text.steps[index]
    yield board(step.scene)
    if (words.heading) yield `### ${words.heading}`
    yield words.body
    if (words.task) yield `> ${words.task}`
    for (const [option, choice] of (words.options ?? []).entries()) {
      yield `${option + 1}. ${choice}${words.wrong?.[option] ? ` — ${words.wrong[option]}` : ''}`
    }
    if (words.hint) yield words.hint
    if (words.right) yield words.right
    if (step.beside) yield board(step.beside)
    if (words.beside) yield words.beside
    if (words.criterion) yield words.criterion
  }
}

// Whoever cuts the output, as `head` does, has read enough.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const [language, ...wanted] = process.argv.slice(2)
if (!['en', 'fr', 'my'].includes(language) || wanted.some((shelf) => !shelves.includes(shelf))) {
  console.error(`usage: print-lessons.mjs en|fr|my [${shelves.join('|')} ...]`)
  process.exit(2)
}
for (const shelf of wanted.length ? wanted : shelves) {
  for (const id of await load(`${shelf}/order.ts`)) {
    const [unit, text] = await Promise.all([load(`${shelf}/${id}/unit.ts`), load(`${shelf}/${id}/${language}.ts`)])
    for (const line of lines(unit, text)) console.log(`${line}\n`)
  }
}
