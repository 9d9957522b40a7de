import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about:
    'Shows notifications, one at a time. Added automatically when a toast is shown on a page without one.',
  attributes: {},
  parts: { toast: 'a toast' },
  slots: {},
  methods: {},
  page: {
    picture: 'A toast over a product grid: “Added to Cart!” with the name of the product and a close button.',
    example: '<toast-area></toast-area>',
    variations: [
      {
        title: 'A toast of your own',
        text: 'Call `toast` from your script. It returns an id for `toast.dismiss`.',
        code: `window.ElectricianElements?.toast({
  title: 'We are closed on Monday',
  description: 'Orders go out on Tuesday.',
  duration: 10000,
})`,
        language: 'js',
      },
      {
        title: 'With a button',
        text: 'An action adds a button. The toast closes when the visitor presses it.',
        code: `window.ElectricianElements?.toast({
  title: 'Free delivery this week',
  action: { label: 'Show the cart', run: () => window.ElectricianElements?.cart.open() },
})`,
        language: 'js',
      },
      {
        title: 'Error messages',
        text: '`variant: "destructive"` uses the color for errors and interrupts screen readers.',
        code: `window.ElectricianElements?.toast({ title: 'The voucher has expired', variant: 'destructive' })`,
        language: 'js',
      },
    ],
    keyboard: [
      'Tab moves to the toast’s buttons. The toast stays visible while it has focus or the pointer is over it.',
      'Escape closes the toast and returns the focus to where it was.',
    ],
    screenReader: [
      'A toast is announced when it appears, without moving the focus.',
      'An error interrupts what the screen reader is saying. Other toasts wait for a pause.',
    ],
  },
}
