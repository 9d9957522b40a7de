import { defineTrade } from './trade.ts'

export const locksmith = defineTrade({
  id: 'locksmith',
  label: 'Locksmith',
  about: 'Locks, keys, doors',
  type: 'Locksmith',
  person: 'Locksmith',
  work: 'Locksmith',
  headline: 'The right key for every door',
  blurb: 'Locks and keys for homes, businesses and cars: openings, repairs and new locks.',
  emergency: 'Locked out?',
  services: [
    [
      'Door Openings',
      'We open doors with as little damage as possible.',
      ['Homes', 'Offices', 'Mailboxes', 'Safes'],
    ],
    [
      'Locks',
      'New locks, repairs and rekeying.',
      ['Lock Replacement', 'Rekeying', 'Smart Locks', 'Window Locks'],
    ],
    ['Keys', 'Copies and replacements.', ['House Keys', 'Car Keys', 'Key Cards', 'Master Keys']],
    [
      'Security Advice',
      'We look at your doors and windows and tell you what is worth changing.',
      ['Home Visits', 'Business Visits', 'Door Hardware', 'Access Control'],
    ],
  ],
})
