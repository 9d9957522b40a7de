import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outcomesIn, problemsIn, readTable } from '../support/check-spec.mjs'
import { root } from '../support/files.mjs'

const aTest = (title: string, status: string, ancestorTitles = ['the price']) => ({
  title,
  status,
  ancestorTitles,
})

const outcomes = outcomesIn({
  vitest: {
    testResults: [
      {
        name: join(root, 'tests/unit/price.test.ts'),
        assertionResults: [
          aTest('is shown', 'passed'),
          aTest('is right', 'failed'),
          aTest('is a | b', 'passed'),
          aTest('waits', 'skipped'),
          aTest('is twofold', 'failed'),
          aTest('is twofold', 'passed'),
        ],
      },
    ],
  },
  playwright: {
    suites: [
      {
        file: 'shop.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
        suites: [
          { title: 'on a phone', specs: [{ title: 'opens', tests: [{ status: 'unexpected' }] }] },
          { title: 'on a watch', specs: [{ title: 'opens', tests: [{ status: 'skipped' }] }] },
        ],
      },
    ],
  },
})

const problemsOf = (row: string) =>
  problemsIn(readTable(`# Spec\n\n| spec | what it says | shown by |\n|---|---|---|\n${row}\n`), outcomes)

describe('check-spec.mjs', () => {
  it.each([
    '| 9 | a price | `unit/price.test.ts › the price › is shown` |',
    '| 2 | a shop | `browser/shop.spec.ts › opens` |',
    '| 9 | both | `unit/price.test.ts › the price › is shown`<br>`browser/shop.spec.ts › opens` |',
    '| 9 | a bar | `unit/price.test.ts › the price › is a \\| b` |',
  ])('accepts the row %s', (row) => {
    expect(problemsOf(row)).toEqual([])
  })

  it.each([
    ['a test that failed', '| 9 | a price | `unit/price.test.ts › the price › is right` |', 'that failed: '],
    [
      'a test that failed in one of two runs',
      '| 9 | a | `unit/price.test.ts › the price › is twofold` |',
      'that failed: ',
    ],
    [
      'a browser test that failed',
      '| 2 | a | `browser/shop.spec.ts › on a phone › opens` |',
      'that failed: ',
    ],
    ['an unknown test', '| 9 | a | `unit/price.test.ts › the price › is gone` |', 'an unknown test: '],
    ['a test that was skipped', '| 9 | a | `unit/price.test.ts › the price › waits` |', 'was skipped: '],
    ['a skipped browser test', '| 2 | a | `browser/shop.spec.ts › on a watch › opens` |', 'was skipped: '],
    ['no test', '| 9 | a price | |', '“a price” names no test'],
    ['a test name without backticks', '| 9 | a price | unit/price.test.ts |', '“a price” names no test'],
    ['an empty cell', '| 9 | | `browser/shop.spec.ts › opens` |', 'has an empty cell'],
    ['a missing cell', '| 9 | `browser/shop.spec.ts › opens` |', 'has 2 cells instead of 3'],
    ['an unescaped |', '| 9 | a | b | `browser/shop.spec.ts › opens` |', 'has 4 cells instead of 3'],
  ])('reports a row with %s', (_, row, problem) => {
    expect(problemsOf(row)).toEqual([expect.stringMatching(/^SPEC\.md:5 /)])
    expect(problemsOf(row)[0]).toContain(problem)
  })

  it('reports every unknown test in a row', () => {
    expect(
      problemsOf('| 9 | a | `unit/a.test.ts › b`<br>`browser/shop.spec.ts › opens`<br>`c › d` |'),
    ).toEqual([
      'SPEC.md:5 names an unknown test: unit/a.test.ts › b',
      'SPEC.md:5 names an unknown test: c › d',
    ])
  })
})
