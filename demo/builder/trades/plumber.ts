import { defineTrade } from './trade.ts'

export const plumber = defineTrade({
  id: 'plumber',
  label: 'Plumber',
  about: 'Pipes, drains, water heaters',
  type: 'Plumber',
  person: 'Plumber',
  work: 'Plumbing',
  headline: 'Water where you want it, and nowhere else',
  blurb: 'Plumbing for homes and businesses: leaks, drains, water heaters and new bathrooms.',
  emergency: 'Burst pipe, blocked drain or no hot water?',
  services: [
    [
      'Home Plumbing',
      'Pipes and fixtures for the home, from one new faucet to a whole bathroom.',
      ['Faucets & Sinks', 'Toilets & Showers', 'New Bathrooms', 'Repiping'],
    ],
    [
      'Leaks & Drains',
      'We find the leak or the blockage and fix it.',
      ['Leak Detection', 'Drain Cleaning', 'Pipe Repair', 'Toilet Repair'],
    ],
    [
      'Water Heaters',
      'Repair, service and replacement of water heaters.',
      ['Repair', 'Service', 'Replacement', 'Winterizing'],
    ],
    [
      'Business Plumbing',
      'Plumbing for shops, restaurants and offices, planned around your business hours.',
      ['Restrooms', 'Kitchens', 'Grease Traps', 'Backflow Testing'],
    ],
  ],
})
