import { defineTrade } from './trade.ts'

export const painter = defineTrade({
  id: 'painter',
  label: 'Painter',
  about: 'Walls, ceilings, facades',
  type: 'HousePainter',
  person: 'Painter',
  work: 'Painting',
  headline: 'Fresh color for every room',
  blurb: 'Painting inside and outside: walls, ceilings, woodwork and facades.',
  emergency: 'Water stains or a damaged wall?',
  services: [
    [
      'Interior Painting',
      'Walls, ceilings and woodwork, with covered floors and furniture.',
      ['Walls & Ceilings', 'Doors & Trim', 'Stairs', 'Kitchens'],
    ],
    [
      'Exterior Painting',
      'Facades, windows and fences, prepared for the weather.',
      ['Facades', 'Windows', 'Fences', 'Decks'],
    ],
    ['Wallpaper', 'Removal, preparation and hanging.', ['Removal', 'Plaster Repair', 'Hanging', 'Murals']],
    [
      'Color Advice',
      'We bring samples and look at them in your light.',
      ['Home Visits', 'Samples', 'Color Plans', 'Finishes'],
    ],
  ],
})
