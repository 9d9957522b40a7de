// Measures the number of DOM nodes and the heap size after garbage collection.

export async function measureMemory(client) {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  return { nodes, heap: usedSize }
}
