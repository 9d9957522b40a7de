import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials, integrityOf, shippedPackages } from '../../build/supply-chain.mjs'
import packageInfo from '../../package.json' with { type: 'json' }
import { root } from '../support/files.mjs'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = shippedPackages(lock)

/** Licenses that permit use, modification and distribution. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD']

describe('packages shipped with the scripts', () => {
  it('include dependencies, bundled packages and the transitive dependencies of both', () => {
    const names = shipped.map(({ name }) => name)
    expect(names).toEqual([
      '@r2wc/core',
      '@r2wc/react-to-web-component',
      'dompurify',
      'lucide-react',
      'preact',
      'react',
      'react-dom',
      'scheduler',
      'zustand',
    ])
  })

  it.each(shipped)('include $name, which has a permissive license', ({ license }) => {
    const choices = license.replace(/[()]/g, '').split(' OR ')
    expect(choices.some((choice: string) => permissive.includes(choice))).toBe(true)
  })

  it('appear in the bill of materials with their version and checksum', () => {
    const bill = billOfMaterials(packageInfo, shipped)
    expect(bill.components).toHaveLength(shipped.length)
    expect(
      bill.components.find((component: { name: string }) => component.name === '@r2wc/core'),
    ).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40r2wc\/core@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
  })

  it('cause an error when the lock file does not list them', () => {
    expect(() => shippedPackages({ packages: { '': { dependencies: { gone: '1.0.0' } } } })).toThrow(
      'package-lock.json does not contain gone, so its version is unknown. Run "npm install" to update the file.',
    )
  })
})

it('integrityOf() returns the checksum that browsers compute', () => {
  // This is the SHA-384 checksum of an empty string.
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})
