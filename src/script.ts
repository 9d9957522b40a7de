// The script's entry: everything in one file, and no exports, so that the only global is the one that the start sets.
import { allTags } from './elements/all-tags.ts'
import { prerendered } from './elements/hydrate.tsx'
import { renderAfter } from './elements/render-after.ts'
import { defineTags } from './elements/start-page.ts'

defineTags(allTags, prerendered, renderAfter)
