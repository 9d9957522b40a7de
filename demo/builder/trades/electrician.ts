import { defineTrade } from './trade.ts'

export const electrician = defineTrade({
  id: 'electrician',
  label: 'Electrician',
  about: 'Wiring, panels, lighting',
  type: 'Electrician',
  person: 'Electrician',
  work: 'Electrical Work',
  headline: 'Power where you need it',
  blurb: 'Electrical work for homes and businesses: wiring, panels, lighting and repairs.',
  emergency: 'Sparks, smoke or no power?',
  services: [
    [
      'Home Wiring',
      'Safe, tidy wiring for the home, from one new outlet to a whole house.',
      ['Outlets & Switches', 'Lighting', 'Panel Upgrades', 'New Buildings'],
    ],
    [
      'Business Wiring',
      'Wiring and power for offices, shops and workshops, planned around your business hours.',
      ['Offices', 'Shops', 'Workshops', 'Maintenance'],
    ],
    [
      'Electrical Repairs',
      'We find the cause of the fault and fix it.',
      ['Troubleshooting', 'Faulty Wiring', 'Circuit Repairs', 'Power Loss'],
    ],
    [
      'Safety Inspections',
      'A check of your wiring, with a report in plain English.',
      ['Home Inspections', 'Code Checks', 'Smoke Alarms', 'Surge Protection'],
    ],
  ],
})
