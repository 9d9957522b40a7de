import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about:
    'Shows notifications, one at a time. If a page has no `<toast-area>`, one is added when a notification appears.',
  attributes: {},
  events: [],
  parts: { toast: 'a toast' },
  slots: {},
  methods: {},
  page: {
    picture:
      'A toast in front of a product grid: “Added to Cart!” with the name of the product and a close button.',
    example: '<toast-area></toast-area>',
    variations: [
      {
        title: 'Your own toast',
        text: 'Call `toast` from your script. The function returns an ID that you can pass to `toast.dismiss`.',
        code: `window.ElectricianElements?.toast({
  title: 'We are closed on Monday',
  description: 'Orders go out on Tuesday.',
  duration: 10000,
})`,
        language: 'js',
      },
      {
        title: 'With a button',
        text: 'An `action` adds a button to the toast. The toast closes when the visitor presses the button.',
        code: `window.ElectricianElements?.toast({
  title: 'Free delivery this week',
  action: { label: 'Show the cart', run: () => window.ElectricianElements?.cart.open() },
})`,
        language: 'js',
      },
      {
        title: 'Error messages',
        text: 'With `variant: "destructive"`, the toast uses the error color and interrupts screen readers.',
        code: `window.ElectricianElements?.toast({ title: 'The voucher has expired', variant: 'destructive' })`,
        language: 'js',
      },
    ],
    keyboard: [
      'Tab moves to the toast’s buttons. The toast stays visible while one of its buttons has focus or the pointer is over it.',
      'Escape closes the toast and returns focus to where it was before.',
    ],
    screenReader: [
      'While a modal `<dialog>` of your page is open, toasts appear above it, but visitors cannot press their buttons, and screen readers may not announce them.',
      'A toast is announced when it appears, without moving focus.',
      'An error interrupts what the screen reader is saying. Other toasts are announced when the screen reader next pauses.',
    ],
  },
}
