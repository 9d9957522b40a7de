import { formServices, runFormService } from './form-services.ts'
import type { ShopServer } from './shop-server.ts'
import { test as base, expect } from './test-page.ts'

interface Fixtures {
  serviceName: keyof typeof formServices
  /** A simulated form service on its own origin, to which the strict policy of the page allows connections. */
  service: Awaited<ReturnType<typeof runFormService>>
}

export const test = base.extend<Fixtures>({
  serviceName: ['formspree', { option: true }],
  service: async ({ serviceName, testPage }, use) => {
    const service = await runFormService(formServices[serviceName])
    allowConnections(testPage.server, service.origin)
    await use(service)
    await service.close()
  },
})

/** Adds an origin to the `connect-src` of the content security policy, as docs/quote-services.md tells owners to. */
export function allowConnections(server: ShopServer, origin: string): void {
  server.policy = server.policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`)
}

export { expect }
