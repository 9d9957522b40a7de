import { zipSync } from 'fflate'
import { useRef, useState } from 'react'
import { Icon } from '../form/builder-icon.tsx'
import { Field } from '../form/field.tsx'
import { usePictures } from '../state/pictures.tsx'
import { completeSiteAddress } from '../state/typed-addresses.ts'
import { messagesFor, type StepProps } from '../steps/step-props.ts'
import { buildWebsite, websiteRequest } from './build-website.ts'
import { download, fileName } from './download.ts'

type Progress =
  | { kind: 'idle' }
  | { kind: 'working' | 'failed'; text: string }
  | { kind: 'done'; messages: readonly string[]; count: number }

/** Builds the website in the browser and downloads it as a zip file. */
export function WebsitePanel({ state, change, problems, allProblems, onLeaveField }: StepProps) {
  const { files } = usePictures()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  const blocking = allProblems.filter(({ step, path }) => step !== 'trade' && path[0] !== 'siteUrl')

  async function build(): Promise<void> {
    const controller = new AbortController()
    running.current = controller
    setProgress({ kind: 'working', text: 'Starting …' })
    try {
      const request = websiteRequest(state, files, new URL('modules/', document.baseURI).href)
      const { files: website, messages } = await buildWebsite(
        request,
        (text) => setProgress({ kind: 'working', text }),
        controller.signal,
      )
      download(`${fileName(state.facts['name'])}.zip`, zipSync(website) as BlobPart, 'application/zip')
      setProgress({ kind: 'done', messages, count: Object.keys(website).length })
    } catch (error) {
      if (controller.signal.aborted) setProgress({ kind: 'idle' })
      else setProgress({ kind: 'failed', text: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <div className="panel">
      <p>
        <b>The file to upload.</b> You get one zip file with every page, ready for any web host:{' '}
        {state.store.kind === 'none' ? 'the home page' : 'home, store, products, the page after payment'},
        icons and a sitemap for search engines. It holds only what visitors see.
      </p>
      <Field
        id="siteUrl"
        label="Address of your website (optional)"
        help="Search engines and social networks need it. You can build the website without it."
        type="url"
        placeholder="https://your-business.com"
        value={state.siteUrl}
        onChange={(siteUrl) => change((current) => ({ ...current, siteUrl }), 'siteUrl')}
        onLeave={() => {
          change((current) => ({ ...current, siteUrl: completeSiteAddress(current.siteUrl) }), 'siteUrl')
          onLeaveField('siteUrl')
        }}
        error={messagesFor(problems, 'siteUrl')}
      />
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={progress.kind === 'working' || blocking.length > 0}
          onClick={() => void build()}
        >
          <Icon name="download" /> Build my website
        </button>
        {progress.kind === 'working' && (
          <button type="button" className="button quiet" onClick={() => running.current?.abort()}>
            Cancel
          </button>
        )}
      </div>
      {blocking.length > 0 && <p className="help">First fix the problems listed above.</p>}
      <div role="status" className="progress" data-kind={progress.kind}>
        {progress.kind === 'working' && <p>{progress.text}</p>}
        {progress.kind === 'failed' && <p className="error">{progress.text}</p>}
        {progress.kind === 'done' && (
          <>
            <p>
              <b>Your website is in your downloads.</b> It has {progress.count} files. Upload it, and also
              download your work file below.
            </p>
            {progress.messages.length > 0 && (
              <ul>
                {progress.messages.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <details className="fold">
        <summary>
          <span className="fold-title">How to upload</span>
        </summary>
        <ol className="fold-content upload">
          <li>Log in to your web host and open its file manager.</li>
          <li>
            Open the folder of your website. It is often called <code>public_html</code> or <code>www</code>.
          </li>
          <li>Upload the zip file and choose “Extract” or “Unzip”.</li>
          <li>Check that index.html is directly in this folder, not in a folder inside it.</li>
          <li>
            Open your address in a private window
            {state.store.kind === 'none' ? '' : ' and place a small test order'}.
          </li>
        </ol>
      </details>
    </div>
  )
}
