import { defineTrade } from './trade.ts'

export const roofer = defineTrade({
  id: 'roofer',
  label: 'Roofer',
  about: 'Roofs, gutters, skylights',
  type: 'RoofingContractor',
  person: 'Roofer',
  work: 'Roofing',
  headline: 'A roof that keeps the weather out',
  blurb: 'Roofs for homes and businesses: repairs, new roofs, gutters and inspections.',
  emergency: 'Water coming through the roof?',
  services: [
    [
      'Roof Repairs',
      'We find where the water gets in and close it.',
      ['Leaks', 'Storm Damage', 'Flashing', 'Missing Shingles'],
    ],
    [
      'New Roofs',
      'From the first measurement to the last shingle.',
      ['Shingles', 'Metal', 'Tile', 'Flat Roofs'],
    ],
    [
      'Gutters',
      'Gutters that carry the water away from your walls.',
      ['Cleaning', 'Repair', 'Replacement', 'Guards'],
    ],
    [
      'Inspections',
      'A look at your roof, with pictures and a report.',
      ['Before You Buy', 'After a Storm', 'Skylights', 'Chimneys'],
    ],
  ],
})
