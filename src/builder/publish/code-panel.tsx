import { useState } from 'react'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { Field } from '../form/field.tsx'
import { acceptsChecksum } from '../snippet/addresses.ts'
import { SCRIPTS } from '../snippet/choices.ts'
import { element } from '../snippet/markup.ts'
import { hasStore, pageFields } from '../snippet/placeholders.ts'
import { folderProblem } from '../snippet/script-warnings.ts'
import { snippetFor } from '../snippet/snippet.ts'
import { storeScript } from '../snippet/store.ts'
import { reactWarnings } from '../snippet/warnings.ts'
import type { CodeChoices } from '../state/code-choices.ts'
import { secretKeyProblem } from '../state/secret-keys.ts'
import { filesFolder, snippetChoices } from '../state/snippet-choices.ts'
import { scriptFolder } from '../state/typed-addresses.ts'
import { LOOK_FILE, productFile } from '../state/website-page.ts'
import type { StepProps } from '../steps/step-props.ts'
import { CodeOutput } from './code-output.tsx'
import { DeveloperOptions } from './developer-options.tsx'
import { DownloadFiles } from './download-files.tsx'
import { ElementOptions } from './element-options.tsx'
import { useIntegrity } from './use-integrity.ts'

const HOST_NAMES: Record<CodeChoices['host'], string> = {
  wordpress: 'WordPress',
  wix: 'Wix',
  squarespace: 'Squarespace',
  'by-hand': 'HTML files',
  react: 'A React app (npm)',
}

/** The code that adds the website, the store or single elements to the owner's page. */
export function CodePanel({ state, change }: StepProps) {
  const { code } = state
  const set = (changed: Partial<CodeChoices>, field = '') =>
    change((current) => ({ ...current, code: { ...current.code, ...changed } }), field)
  const choices = snippetChoices(state)
  const hasChecksum = code.hasChecksum && acceptsChecksum(choices)
  const integrity = useIntegrity(hasChecksum ? SCRIPTS[code.script] : '')
  const storeIntegrity = useIntegrity(hasChecksum ? storeScript(choices) : '')
  const {
    html,
    script,
    css,
    react,
    warnings: htmlWarnings,
  } = snippetFor({ ...choices, integrity, storeIntegrity })
  const isReact = code.host === 'react'
  const warnings = isReact ? reactWarnings(choices) : htmlWarnings
  const [hasLeftFolder, setLeftFolder] = useState(false)
  const problem = secretKeyProblem(code.scriptFolder) ?? (hasLeftFolder ? folderProblem(choices) : undefined)
  const products =
    state.store.kind === 'file' && hasStore(choices)
      ? `${JSON.stringify(productFile(state, filesFolder(code)), null, 2)}\n`
      : ''
  const files = (
    <DownloadFiles choices={choices} html={html} css={css} products={products} isReact={isReact} />
  )
  return (
    <div className="panel">
      <ChoiceCards
        legend="What goes on your page?"
        name="what"
        value={code.what}
        options={[
          { value: 'store', label: 'The store', about: 'Products, cart and checkout' },
          { value: 'site', label: 'The whole website', about: 'Everything that the preview shows' },
          { value: 'elements', label: 'Single parts', about: 'Each where you want it' },
        ]}
        onChange={(what) => set({ what })}
      />
      {code.what === 'elements' && <ElementOptions code={code} set={set} />}
      <Field
        label="Your page is made with"
        value={code.host}
        options={Object.entries(HOST_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={(host) => set({ host: host as CodeChoices['host'] })}
      />
      {!isReact && (
        <Field
          label="Address of the folder with the script"
          help={
            code.host === 'by-hand'
              ? 'Where you upload the files below. Leave it empty if they are next to your page.'
              : 'Where you upload the files below.'
          }
          type="url"
          placeholder="https://your-business.com/"
          value={code.scriptFolder}
          onChange={(folder) => set({ scriptFolder: folder }, 'scriptFolder')}
          onLeave={() => {
            set({ scriptFolder: scriptFolder(code.scriptFolder) }, 'scriptFolder')
            setLeftFolder(true)
          }}
          {...(problem && { error: problem })}
        />
      )}
      {pageFields(choices).map(({ key, label, placeholder }) => (
        <Field
          key={key}
          label={label}
          placeholder={placeholder.toLowerCase().replaceAll('your-', '')}
          value={code[key]}
          onChange={(value) => set({ [key]: value }, key)}
          error={secretKeyProblem(code[key]) ?? ''}
        />
      ))}
      {warnings.length > 0 && (
        <section className="problem-list" aria-labelledby="before-title">
          <h3 id="before-title">Before you paste</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      {!isReact && (
        <>
          {files}
          <DeveloperOptions choices={choices} code={code} set={set} />
        </>
      )}
      {isReact ? (
        <>
          {products && files}
          <p className="help">
            The package is not on npm: do not install a package of this name from there. In the folder of the
            project “electrician-elements”, run <code>npm ci && npm run build && npm pack</code>. In your
            app’s folder, run <code>npm install</code> with the path of the <code>.tgz</code> file that this
            writes. The guide “npm” in the documentation explains more. Then add this component.
          </p>
          <CodeOutput label="For your React app" text={react} button="Copy the component" />
        </>
      ) : (
        <>
          <CodeOutput label="Once for the whole site" text={script} button="Copy the script line" />
          <CodeOutput
            label="For your page"
            text={code.host === 'by-hand' ? withLook(html, css, choices.scriptFolder) : html}
            button="Copy the code"
          />
        </>
      )}
      {code.host !== 'by-hand' && (
        <CodeOutput
          label="For the field called “Additional CSS” or “Custom CSS”"
          text={css}
          button="Copy the CSS"
        />
      )}
    </div>
  )
}

/** Adds the link to the file with the colors and the font. */
function withLook(html: string, css: string, folder: string): string {
  if (!css) return html
  const href = folder.trim().replace(/(?<=[^/])\/*$/, '/')
  return `${element('link', { rel: 'stylesheet', href: `${href}${LOOK_FILE}` }).replace('</link>', '')}\n\n${html}`
}
