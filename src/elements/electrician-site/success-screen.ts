// The success screen as one module, like the other screens.
export { OrderSuccess } from '../order-success/order-success.tsx'
