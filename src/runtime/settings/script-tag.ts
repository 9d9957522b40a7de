import { note } from '../../diagnostics/notes.ts'
import { isSet } from '../element/is-set.ts'
import { findLoader } from '../page/page-loader.ts'
import { findScript, parsePrefix } from './find-script.ts'
import { pageSettings } from './page-settings.ts'

/**
 * Reads the settings of the script tag. Must run while a classic script executes, because `currentScript` is
 * null later. Changes to the tag after this call have no effect.
 */
export function readScriptTag(): void {
  const script = __HAS_LOADER__ ? findLoader()?.script : findScript()
  const { prefix = '', defaultFacts, ...settings } = { ...script?.dataset }
  const validPrefix = parsePrefix(prefix)
  if (validPrefix === undefined)
    note('invalid-attribute', () => ({
      tag: 'script',
      name: 'data-prefix',
      text: prefix,
      problem: 'prefix',
      attribute: {},
    }))
  const { productUrl = '', businessUrl = '', priceFormat = '' } = settings
  pageSettings.setState({
    store: settings,
    productUrl,
    businessUrl,
    priceFormat,
    prefix: validPrefix ?? '',
    hasDefaultFacts: isSet(defaultFacts ?? ''),
  })
}
