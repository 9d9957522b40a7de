import { HOSTED_STORE, readStoreId, storeIdProblem } from '../store-id.ts'
import { ADDRESS, isWebAddress, type StoreType } from './store-type.ts'

export const hostedStore: StoreType = {
  label: 'A Hostinger store',
  about: 'Customers pay at Hostinger',
  fields: [
    {
      name: 'id',
      label: 'Store id',
      help: 'Paste the address of one of your product pictures, as shown below, or the id itself. It begins with store_.',
      read: readStoreId,
      problem: (text, { host }) => storeIdProblem(text, host),
    },
    {
      name: 'host',
      label: 'Address of the store’s server',
      help: 'Leave it as it is for a Hostinger store.',
      placeholder: HOSTED_STORE,
      isAddress: true,
      problem: (text) => (isWebAddress(text) ? undefined : ADDRESS),
    },
  ],
}
