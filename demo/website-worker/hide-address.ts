// Code that prerenders takes an address for the address of the page that it renders. A worker has the address of its
// script, so the pages would differ from those that Node renders.
Object.defineProperty(globalThis, 'location', { value: undefined })

export {}
