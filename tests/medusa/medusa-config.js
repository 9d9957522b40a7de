import { env } from 'node:process'
import { defineConfig } from '@medusajs/framework/utils'

/** The settings of the Medusa that the tests start. */
const config = defineConfig({
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: env.SHOP_ORIGIN,
      adminCors: '',
      authCors: '',
      jwtSecret: 'secret',
      cookieSecret: 'secret',
    },
  },
  admin: { disable: true },
})

export default config
