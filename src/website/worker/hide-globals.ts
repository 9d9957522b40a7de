// Rendering code detects a page by these globals. A worker also has them, but no document. Its `location` is the URL of
// its script, so links would differ from those that Node renders.
for (const name of ['location', 'trustedTypes']) Object.defineProperty(globalThis, name, { value: undefined })

export {}
