import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'The one notification area. Inserted when a toast is raised on a page that has none.',
  attributes: {},
  parts: { toast: 'a toast' },
  slots: {},
  methods: {},
}
