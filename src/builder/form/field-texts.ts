/** The label and help of a field. For facts without an entry here, the help is the schema's description. */
export interface FieldText {
  label: string
  help?: string
}

const NUMBER =
  'Begin with + and the code of your country, such as +1 555 010 0144. After you choose a country in “Address and hours”, the builder adds the code.'
const ADDRESS = 'For example your-business.com/page.'

const FIELDS: Readonly<Record<string, FieldText>> = {
  name: { label: 'Business name' },
  owner_name: { label: 'Your name', help: 'Shown next to your picture.' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  service_area: { label: 'Where you work', help: 'For example “Springfield and surrounding towns”.' },
  areas: { label: 'Towns you work in' },
  address: { label: 'Address', help: 'Leave it empty if customers cannot visit you.' },
  'address.street': { label: 'Street' },
  'address.city': { label: 'City' },
  'address.region': { label: 'State or region' },
  'address.postal_code': { label: 'Postal code' },
  'address.country': { label: 'Country' },
  hours: { label: 'Opening hours' },
  'hours.week': { label: 'Every week' },
  'hours.emergency': {
    label: 'Emergency hours',
    help: 'For example “24/7”. Shown only if you check “I offer emergency service” below.',
  },
  'hours.note': { label: 'Note next to the hours' },
  'hours.special': { label: 'Holidays and other special days' },
  time_zone: {
    label: 'Time zone',
    help: 'Write the name of a large city in your time zone. Visitors then see whether you are open now.',
  },
  emergency: { label: 'I offer emergency service' },
  services: { label: 'Services' },
  'services.title': { label: 'Name of the service' },
  'services.description': { label: 'One or two sentences' },
  'services.features': { label: 'What it includes' },
  rates: { label: 'Card about your prices' },
  'rates.title': { label: 'Heading' },
  'rates.text': { label: 'Text' },
  'rates.note': { label: 'Small print' },
  price_range: { label: 'Price level', help: 'For example $$.' },
  owner_photo: { label: 'Picture of you', help: 'Upright pictures work best.' },
  logo: { label: 'Logo' },
  hero_photo: { label: 'Large picture on the first screen' },
  bio: { label: 'About you', help: 'One paragraph in each field.' },
  highlights: { label: 'Reasons to choose you', help: 'Up to three short reasons.' },
  'highlights.title': { label: 'Reason' },
  'highlights.text': { label: 'In a few words' },
  statistics: { label: 'Numbers about your business', help: 'For example “12” and “Years in Springfield”.' },
  'statistics.title': { label: 'Number' },
  'statistics.text': { label: 'What it counts' },
  testimonials: { label: 'What customers say' },
  'testimonials.quote': { label: 'Their words' },
  'testimonials.name': { label: 'Name' },
  'testimonials.place': { label: 'Town' },
  headline: { label: 'Heading of the first screen' },
  blurb: { label: 'Short introduction' },
  description: { label: 'Text for search engines', help: 'One or two sentences about your business.' },
  trade: { label: 'Words about your trade' },
  'trade.type': {
    label: 'Kind of business',
    help: 'Tells search engines what you do. Visitors do not see it.',
  },
  'trade.page_title': { label: 'Title in the browser tab' },
  'trade.subtitle': {
    label: 'Line below the heading',
    help: 'Keep {name} in the text: your website shows your name in its place.',
  },
  'trade.credential': { label: 'Your qualification' },
  'trade.emergency': { label: 'Question on the emergency card' },
  work: { label: 'Pictures of your work' },
  'work.picture': { label: 'Picture' },
  'work.before': { label: 'Picture from before the work' },
  'work.text': { label: 'What it shows' },
  geo: {
    label: 'Position on the map',
    help: 'Search engines use it. In Google Maps, right-click your place on a computer: the first line of the menu shows two numbers.',
  },
  'geo.latitude': { label: 'First number (latitude)', help: 'How far north. For example 39.8.' },
  'geo.longitude': { label: 'Second number (longitude)', help: 'How far east. For example -89.64.' },
  license_number: {
    label: 'License number',
    help: 'The number of your trade license, as many US states require it. It appears at the bottom of each page. A trade register number, such as HRB 12345, belongs on the page of your legal notice.',
  },
  founded: { label: 'In business since', help: 'A year, such as 2009.' },
  links: { label: 'Your other pages', help: 'Write their addresses, such as your-business.com/privacy.' },
  'links.privacy': { label: 'Privacy policy' },
  'links.terms': { label: 'Terms' },
  'links.imprint': {
    label: 'Legal notice',
    help: 'A page with the name and address of the business. Germany, Austria and Switzerland require it and call it “Impressum”.',
  },
  'links.booking': { label: 'Page where customers book' },
  'links.coverage': { label: 'Page about your area' },
  'links.whatsapp': { label: 'WhatsApp number', help: NUMBER },
  'links.sms': { label: 'Number for text messages', help: NUMBER },
  social: { label: 'Your profiles' },
  'social.title': { label: 'Name', help: 'For example Instagram.' },
  'social.url': { label: 'Address of your profile', help: 'For example instagram.com/your-business.' },
  unavailable_title: { label: 'Heading of the message for buttons that do nothing yet' },
  unavailable_text: { label: 'Text of that message' },
  notice: { label: 'Notice at the top', help: 'For example about your vacation.' },
  'notice.text': { label: 'Text of the notice' },
  'notice.from': { label: 'First day', help: 'Leave it empty to show the notice now.' },
  'notice.until': { label: 'Last day', help: 'Leave it empty to show the notice until you remove it.' },
  'notice.url': { label: 'Address of a page that tells more', help: ADDRESS },
  reviews: {
    label: 'Reviews elsewhere',
    help: 'Your rating on a site such as Google or Yelp. Write the numbers that it shows today.',
  },
  'reviews.rating': { label: 'Average rating', help: 'From 1 to 5. For example 4.8.' },
  'reviews.count': { label: 'Number of reviews', help: 'For example 57.' },
  'reviews.url': { label: 'Address of the page with the reviews', help: ADDRESS },
  brands: { label: 'Brands you work with' },
  financing: { label: 'Payment in installments' },
  'financing.text': { label: 'Your offer' },
  'financing.url': { label: 'Address of a page about it', help: ADDRESS },
}

/** Returns the label and help of a fact or a part of it, such as `address.street`. */
export function fieldText(name: string, description = ''): FieldText {
  const found = FIELDS[name]
  if (found) return found
  const words = (name.split('.').at(-1) ?? name).replaceAll('_', ' ')
  const about = description.replace(/ Shown in .*/, '').replaceAll('`', '')
  return { label: words.charAt(0).toUpperCase() + words.slice(1), ...(about && { help: about }) }
}
