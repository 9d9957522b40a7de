import { describe, expect, it } from 'vitest'
import { verdictOf } from '../support/audit.mjs'

function aReport(vulnerabilities: Record<string, object>): string {
  const total = Object.keys(vulnerabilities).length
  return JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { total }, dependencies: { total: 600 } },
  })
}

describe('auditResult()', () => {
  it('reports zero known vulnerabilities and the number of audited packages', () => {
    expect(verdictOf(aReport({}))).toEqual({
      status: 0,
      sentence: 'Audited: nothing known against 600 packages.',
    })
  })

  it('lists each vulnerable package with its severity and whether an update fixes it', () => {
    const found = { name: 'left', severity: 'high', range: '<2', fixAvailable: true }
    expect(verdictOf(aReport({ left: found }))).toEqual({
      status: 1,
      sentence:
        'Audited: 1 packages have something against them:\n  left <2: high, can be mended by an update',
    })
  })

  it.each([
    [
      '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
      '405 Method Not Allowed',
    ],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['', 'npm gave no answer that can be read'],
  ])('reports a failed audit instead of a clean one when npm prints “%s”', (text, reason) => {
    expect(verdictOf(text)).toEqual({
      status: 2,
      sentence: `Not audited: the registry can’t be asked (${reason}).`,
    })
  })
})
