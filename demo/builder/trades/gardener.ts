import { defineTrade } from './trade.ts'

export const gardener = defineTrade({
  id: 'gardener',
  label: 'Gardener',
  about: 'Lawns, hedges, trees',
  type: 'HomeAndConstructionBusiness',
  person: 'Gardener',
  work: 'Gardening',
  headline: 'A garden that you look forward to',
  blurb: 'Gardens for homes and businesses: lawns, hedges, planting and care through the year.',
  emergency: 'Fallen tree or storm damage?',
  services: [
    ['Garden Care', 'Regular care through the year.', ['Mowing', 'Weeding', 'Leaves', 'Watering']],
    [
      'Hedges & Trees',
      'Cut at the right time and taken away.',
      ['Hedge Trimming', 'Pruning', 'Tree Planting', 'Stump Removal'],
    ],
    ['New Gardens', 'From a sketch to the last plant.', ['Design', 'Planting', 'Lawns', 'Raised Beds']],
    ['Paths & Terraces', 'Stone, gravel and wood in the garden.', ['Paths', 'Terraces', 'Walls', 'Fences']],
  ],
})
