import { aProduct } from './builder.ts'

const smokeAlarmDescription = `
<p>An alarm should wake you for a fire and let you make toast. This one listens with <strong>two sensors</strong> and asks both before it screams.</p>
<h2>Why we fit this one</h2>
<ul>
  <li><p>Sealed ten-year battery: no chirp at 3 a.m.</p></li>
  <li><p>Links by radio: when one sounds, <em>all</em> sound</p></li>
  <li><p>Loud: 85 dB at 10 ft</p></li>
</ul>
<h3>Where to put it</h3>
<ol>
  <li>One in every bedroom</li>
  <li>One outside each sleeping area</li>
  <li>One on every floor, basement included</li>
</ol>
<table>
  <thead><tr><th>Room</th><th>Distance from the wall</th></tr></thead>
  <tbody>
    <tr><td>Ceiling</td><td>at least 4 in</td></tr>
    <tr><td>Near a kitchen</td><td>at least 10 ft from the stove</td></tr>
  </tbody>
</table>
<p>Test it monthly. More in the <a href="https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/">smoke alarm advice of the U.S. Fire Administration</a>.</p>`

export const safety = [
  aProduct({
    key: 'smoke_alarm',
    title: 'Linked Smoke Alarm',
    subtitle: '',
    ribbon: '',
    order: -1,
    selection: 'lowest_price_first',
    collections: ['pcol_safety'],
    description: smokeAlarmDescription,
    pictures: ['smoke-alarm', 'smoke-alarm-side'],
    price: 4900,
    info: [
      { order: 5, title: 'Standards', description: '<p>Listed to UL 217, 8th edition.</p>' },
      { order: -1, title: 'Replace by', description: '<p>Ten years after the date on the back.</p>' },
    ],
    related: ['pcol_safety'],
  }),
  aProduct({
    key: 'panel_labels',
    title: 'Breaker Panel Labels',
    order: 4,
    collections: ['pcol_safety'],
    description:
      '<p>120 printed labels and 40 blanks, so that the next person who opens the panel does not have to guess.</p>',
    pictures: ['panel-labels', 'panel-label'],
    price: 650,
  }),
  aProduct({
    key: 'tester',
    title: 'Non-Contact Voltage Tester',
    order: 1,
    selection: 'lowest_price_first',
    collections: ['pcol_safety', 'pcol_tools'],
    description:
      '<p>Lights up and beeps near 50 to 1,000 V AC. Check it on a live outlet first, then test, then check it again: a tester with a flat battery says “safe” too.</p>',
    pictures: ['tester'],
    price: 2100,
    stock: 40,
    sku: 'TST-NC',
  }),
  aProduct({
    key: 'junction_box',
    title:
      'Weatherproof Outdoor Junction Box with Gasketed Cover, Four Threaded Knockouts, Stainless Screws and Mounting Feet, for Wet Locations',
    subtitle: 'The long name is what the inspector wants to read',
    order: 11,
    selection: null,
    description: '<p>Die-cast aluminum, powder coated. Three of the four openings come with plugs.</p>',
    pictures: ['junction-box'],
    price: 1850,
  }),
]
