// Code that prerenders tells Node from a page by these names. A worker has them, too, but no document. The address is
// that of its script, so links would differ from those that Node renders.
for (const name of ['location', 'trustedTypes']) Object.defineProperty(globalThis, name, { value: undefined })

export {}
