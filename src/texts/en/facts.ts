/** The facts that the elements show if the owner does not write them. */
export const englishFacts = {
  name: 'Your Local Electrician',
  trade: {
    page_title: 'Professional Electrical Services',
    // `{name}` is the owner's name or, if it is unknown, the name of the business.
    subtitle: 'Expert Electrical Solutions by {name}',
    credential: 'Licensed & Insured Professional Electrician',
    emergency: 'Sparks, smoke or no power?',
  },
  description:
    'Licensed and insured electrician for residential, commercial and emergency work, with over 10 ' +
    'years of experience.',
  headline: 'Power you can rely on, day and night',
  blurb:
    'Licensed and insured electrician with over 10 years of experience in homes, businesses and ' +
    'emergency repairs.',
  bio: [
    'For over 10 years I have kept the lights on in homes, shops and workshops around here, from a ' +
      'single dead outlet to the wiring of a whole new building.',
    'You get a licensed and insured electrician who shows up on time, explains your options in plain ' +
      'English and leaves your place as tidy as it was before.',
  ],
  highlights: [
    { title: 'Expert Service', text: '10+ years' },
    { title: '24/7 Emergency', text: 'Always on call' },
    { title: 'Free Consultation', text: 'Call for transparent pricing' },
  ],
  services: [
    {
      title: 'Residential Electrical',
      description: 'Safe, tidy wiring for the home, from one new outlet to a whole house.',
      features: ['New Construction Wiring', 'Outlet Installation', 'Lighting Solutions', 'Panel Upgrades'],
    },
    {
      title: 'Commercial Electrical',
      description: 'Wiring and power for offices, shops and workshops, planned around your business hours.',
      features: ['Office Wiring', 'Industrial Systems', 'Maintenance Plans', 'Code Compliance'],
    },
    {
      title: 'Emergency Services',
      description: 'When it can’t wait: day or night, weekends and holidays included.',
      features: ['Power Outages', 'Electrical Faults', 'Safety Hazards', 'Urgent Repairs'],
    },
    {
      title: 'Electrical Repairs',
      description: 'We find the cause of the fault and fix it for good.',
      features: ['Troubleshooting', 'Faulty Wiring', 'Circuit Repairs', 'System Diagnostics'],
    },
    {
      title: 'Safety Inspections',
      description: 'A thorough check of your wiring, with a report in plain English.',
      features: ['Code Compliance', 'Safety Audits', 'Risk Assessment', 'Certification'],
    },
    {
      title: 'Maintenance',
      description: 'Regular care that finds trouble before it finds you.',
      features: ['Preventive Care', 'System Optimization', 'Regular Checkups', 'Performance Monitoring'],
    },
  ],
  rates: {
    title: 'Call for a Free Consultation',
    text: 'You know the price before work begins, with no hidden fees.',
    note: 'Note: Emergency services may incur additional charges.',
  },
  statistics: [
    { title: '10+', text: 'Years Experience' },
    { title: '500+', text: 'Happy Clients' },
    { title: '100%', text: 'Licensed & Insured' },
    { title: '24/7', text: 'Emergency Service' },
  ],
  service_area: 'Local & Surrounding Areas',
  hours: { emergency: '24/7', note: 'Call for a free consultation' },
  /** Replaces the facts above if there is no emergency service. Lists also lose their emergency entries. */
  withoutEmergency: {
    description:
      'Licensed and insured electrician for residential and commercial work, with over 10 years of ' +
      'experience.',
    headline: 'Power you can rely on',
    blurb: 'Licensed and insured electrician with over 10 years of experience in homes and businesses.',
  },
  /** Replaces facts that cannot be read. */
  unread: { name: 'Your Local Business' },
} as const
