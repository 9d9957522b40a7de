import { zipSync } from 'fflate'
import { useState } from 'react'
import { Icon } from '../form/builder-icon.tsx'
import { factsAddress } from '../snippet/addresses.ts'
import type { SnippetChoices } from '../snippet/choices.ts'
import { completePage } from '../snippet/complete-page.ts'
import { usePictures } from '../state/pictures.tsx'
import { download, fileName } from './download.ts'
import { pageFiles } from './page-files.ts'

interface Props {
  choices: SnippetChoices
  html: string
  css: string
  /** The products file; empty without one. */
  products: string
  isReact: boolean
}

/** Downloads the files that the code needs, and for HTML files also a page with the code, as a zip file. */
export function DownloadFiles({ choices, html, css, products, isReact }: Props) {
  const { files: pictures } = usePictures()
  const [message, setMessage] = useState('')
  const hasPage = choices.host === 'by-hand' && !isReact
  // The facts file contains the addresses of the pictures.
  const needsFolder = factsAddress(choices) !== '' && choices.scriptFolder === ''

  async function start(): Promise<void> {
    setMessage('Collecting the files …')
    try {
      const files = await pageFiles(choices, {
        html,
        css: hasPage ? css : '',
        products,
        pictures,
        hasScripts: !isReact,
      })
      const page = hasPage && { 'example.html': new TextEncoder().encode(completePage(html, choices)) }
      const zip = zipSync({ ...files, ...page })
      download(`${fileName(choices.businessName)}-files.zip`, zip as BlobPart, 'application/zip')
      setMessage(
        isReact
          ? 'The files are in your downloads. Unzip them into the folder “public” of your app.'
          : 'The files are in your downloads. Unzip them and upload them to your server.',
      )
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="actions">
      <button type="button" className="button" disabled={needsFolder} onClick={() => void start()}>
        <Icon name="download" /> Download the files
      </button>
      <p className="help" role="status">
        {message ||
          (needsFolder
            ? 'First write the address of the folder.'
            : isReact
              ? 'Your products and pictures, for the folder “public” of your app.'
              : hasPage
                ? `The script, your ${products && 'products, '}colors and pictures, and a page to try the code.`
                : `The script${products && ', your products'}, your pictures and what else the code needs. Upload them to your server.`)}
      </p>
    </div>
  )
}
