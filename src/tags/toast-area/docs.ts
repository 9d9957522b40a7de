import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The one notification area. Inserted when a toast is raised on a page that has none.',
  attributes: {},
  parts: { toast: 'a toast' },
  slots: {},
  methods: {},
}
