import { describe, expect, it } from 'vitest'
import { auditResult } from '../support/audit.mjs'

function aReport(vulnerabilities: Record<string, object>): string {
  const total = Object.keys(vulnerabilities).length
  return JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { total }, dependencies: { total: 600 } },
  })
}

describe('auditResult()', () => {
  it('reports zero known vulnerabilities and the number of audited packages', () => {
    expect(auditResult(aReport({}))).toEqual({
      status: 0,
      message: 'No known vulnerabilities in 600 packages.',
    })
  })

  it('lists each vulnerable package with its severity and whether an update fixes it', () => {
    const found = { name: 'left', severity: 'high', range: '<2', fixAvailable: true }
    expect(auditResult(aReport({ left: found }))).toEqual({
      status: 1,
      message: 'Vulnerable packages: 1\n  left <2: high, fixed in an update\nUpdate or replace them.',
    })
  })

  it.each([
    [
      '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
      '405 Method Not Allowed',
    ],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['', 'npm printed no valid report'],
  ])('reports that the audit failed when npm prints “%s”', (text, reason) => {
    expect(auditResult(text)).toEqual({
      status: 2,
      message: `The audit failed: ${reason}. Check the connection to the npm registry and run it again.`,
    })
  })
})
