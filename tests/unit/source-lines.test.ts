import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, root } from '../support/files.mjs'

it('no line of the sources has more than 110 characters', () => {
  const files = listFiles(join(root, 'src')).filter((file) => /(?<!docs)\.tsx?$/.test(file))
  const lines = files
    .filter((file) => !/^(?:languages|builder|website|wordpress)\//.test(file))
    .flatMap((file) => readFileSync(join(root, 'src', file), 'utf8').split('\n'))
  expect(lines.filter((line) => line.length > 110)).toEqual([])
})
