import { defineTrade } from './trade.ts'

export const hvac = defineTrade({
  id: 'hvac',
  label: 'Heating & cooling',
  about: 'Heating, air conditioning, ventilation',
  type: 'HVACBusiness',
  person: 'HVAC Technician',
  work: 'Heating & Cooling',
  headline: 'The right temperature, all year',
  blurb:
    'Heating, air conditioning and ventilation for homes and businesses: installation, service and repairs.',
  emergency: 'No heat or no cooling?',
  services: [
    ['Heating', 'Furnaces, boilers and heat pumps.', ['Installation', 'Repair', 'Tune-Ups', 'Thermostats']],
    [
      'Air Conditioning',
      'Cooling for one room or a whole building.',
      ['Installation', 'Repair', 'Refrigerant', 'Mini-Splits'],
    ],
    [
      'Ventilation',
      'Fresh air without drafts and noise.',
      ['Duct Cleaning', 'Duct Repair', 'Air Filters', 'Fans'],
    ],
    [
      'Maintenance',
      'Regular service before each season.',
      ['Spring Service', 'Fall Service', 'Filter Changes', 'Reports'],
    ],
  ],
})
