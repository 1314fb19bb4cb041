import { expect, test } from 'vitest'

const texts = import.meta.glob<string>('../**/fr.ts', { query: '?raw', import: 'default', eager: true })

test('in French no line breaks before a high sign or inside the quotation marks', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(100)
  const broken = Object.entries(texts).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('//') && /\S [;:!?»]|« /.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(broken).toEqual([])
})
