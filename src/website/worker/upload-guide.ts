import { decodePercentEncoding } from '../../navigation/routes.ts'
import { escapeHtml } from '../../runtime/hydration/escape-html.ts'
import { originOf } from './policy-sources.ts'

interface GuideOptions {
  /** The path of the website, with a slash at both ends. */
  base: string
  siteUrl: string | undefined
  /** Whether the website has a store. */
  hasStore: boolean
}

/** Returns a page that explains in plain words how to upload the website, and what to check afterwards. */
export function uploadGuide({ base, siteUrl, hasStore }: GuideOptions): string {
  const home = escapeHtml((originOf(siteUrl) ?? 'https://your-site.example') + base)
  const folder = escapeHtml(decodePercentEncoding(base.slice(1, -1)))
  const target = folder
    ? `a folder named <code>${folder}</code> inside the folder of your website`
    : 'the folder of your website'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>How to upload your website</title>
    <link rel="stylesheet" href="how-to-upload.css">
  </head>
  <body>
    <h1>How to upload your website</h1>
    <p>
      Your website is finished. It goes online when you upload all files in the zip file to your web space. Choose one of
      the ways below. The files go into ${target}. On most web spaces, that folder is called <code>public_html</code>,
      <code>htdocs</code>, <code>www</code> or <code>httpdocs</code>.
    </p>
    <p>
      The website only works on a server. If you open <code>index.html</code> on your computer, links do not work.
    </p>

    <h2>With your host’s file manager</h2>
    <ol>
      <li>Log in to your host and open the file manager.</li>
      <li>Open the folder of your website. If it contains an old website, download a copy, then delete the old <code>index.html</code> or <code>index.php</code>.</li>
      ${folder ? `<li>Create the folder <code>${folder}</code> and open it.</li>` : ''}
      <li>Upload the zip file and choose “Extract”. The file <code>index.html</code> must be directly in the folder, not one folder deeper.</li>
      <li>Turn on “Show hidden files” and check that the file <code>.htaccess</code> is there. Without it, some addresses do not work.</li>
      <li>Delete the zip file from the server.</li>
    </ol>

    <h2>With an FTP program, such as FileZilla</h2>
    <ol>
      <li>Unpack the zip file on your computer.</li>
      <li>Connect with the server name, user name and password that your host gave you. Choose SFTP, or FTP with encryption.</li>
      <li>Open the folder of your website on the right side, and the unpacked folder on the left side.</li>
      <li>Select all files on the left side, including those that start with a dot, and upload them.</li>
    </ol>

    <h2>With Netlify, without a web space</h2>
    <ol>
      <li>Unpack the zip file on your computer.</li>${folder ? `\n      <li>Put all files into a folder named <code>${folder}</code>, inside an empty folder. Move the files <code>_headers</code> and <code>_redirects</code> next to <code>${folder}</code>. Use the outer folder in the next step.</li>` : ''}
      <li>Open <a href="https://app.netlify.com/drop">app.netlify.com/drop</a> and drag the folder onto the page.</li>
      <li>Netlify shows the address of your website. Create an account to keep the website and to use your own address.</li>
    </ol>

    <h2>With your own nginx server</h2>
    <p>Copy the files to <code>/var/www/site${folder && `/${folder}`}</code> and <code>nginx.conf</code> to <code>/etc/nginx/conf.d/site.conf</code>. Then reload nginx.</p>

    <h2>Check your website</h2>
    <ol>
      <li>Open <a href="${home}">${home}</a> on your computer and on your phone. You see your name and your phone number.</li>
      <li>Tap your phone number on the phone. The phone offers to call you.</li>
${
  hasStore
    ? `      <li>Open the store and a product, and reload the page. The product is still there.</li>
      <li>Put a product in the cart and go to the checkout. The checkout of your store opens. You do not have to pay.</li>
`
    : ''
}      <li>Send yourself a request with the quote form.</li>
      <li>Open <code>${home}no-such-page</code>. Your website says that there is no such page.</li>
    </ol>

    <h2>If something does not work</h2>
    <ul>
      <li><b>“Internal Server Error”</b>: your host does not allow everything in the file <code>.htaccess</code>. Rename it to <code>htaccess.txt</code>. If the website works then, ask your host for “AllowOverride All” and the Apache modules “rewrite” and “headers”.</li>
      <li><b>The page has no colors, or nothing reacts</b>: the files are not in the folder that you entered in the site builder. Their place is <code>${home}</code>.</li>
      <li><b>The old website appears</b>: delete the old <code>index.html</code> or <code>index.php</code> on the server, then reload the page.</li>
      <li><b>A picture or a part of another website is missing</b>: the file <code>.htaccess</code> (on Netlify <code>_headers</code>) lists the servers from which your pages may load something. Make the website again in the site builder.</li>
    </ul>

    <h2>When you change something</h2>
    <p>
      Make the website again and upload all files over the old ones. Do not delete the folder <code>modules</code> first:
      visitors who have your page open still need the files in it.${
        hasStore
          ? ' Prices and stock come from your store at once. For a new product, make the website again, so that search engines find it.'
          : ''
      }
    </p>
    <p>You may delete this page, <code>how-to-upload.css</code> and <code>nginx.conf</code> from the server.</p>
  </body>
</html>
`
}
