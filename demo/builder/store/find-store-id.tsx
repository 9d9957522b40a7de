/** Three drawings that show how to find a store's ID. */
export function FindStoreId() {
  return (
    <section className="find-id" aria-labelledby="find-id-title">
      <h3 id="find-id-title">How to find your store id</h3>
      <ol>
        <li>
          <svg viewBox="0 0 240 120" role="img" aria-label="A browser window with your published store">
            <Window />
            <rect x="60" y="22" width="120" height="10" rx="5" className="amber" />
            <rect x="24" y="50" width="56" height="46" rx="6" className="soft" />
            <rect x="92" y="50" width="56" height="46" rx="6" className="soft" />
            <rect x="160" y="50" width="56" height="46" rx="6" className="soft" />
          </svg>
          <p>Open your published store in a browser on a computer, not the editor.</p>
        </li>
        <li>
          <svg
            viewBox="0 0 240 120"
            role="img"
            aria-label="A browser window with a panel at the bottom and the key F12"
          >
            <Window />
            <rect x="12" y="66" width="216" height="44" className="soft" />
            <rect x="24" y="74" width="44" height="10" rx="3" className="line" />
            <rect x="76" y="74" width="52" height="10" rx="3" className="amber" />
            <rect x="96" y="44" width="48" height="30" rx="6" className="key" />
            <text x="120" y="64" textAnchor="middle" className="key-text">
              F12
            </text>
          </svg>
          <p>
            Press <kbd>F12</kbd>, choose “Network” and reload the page. On a Mac, press <kbd>Option</kbd>{' '}
            <kbd>Command</kbd> <kbd>I</kbd>.
          </p>
        </li>
        <li>
          <svg
            viewBox="0 0 240 120"
            role="img"
            aria-label="A list of addresses; one contains the word store and the id after it"
          >
            <Window />
            <rect x="24" y="44" width="130" height="8" rx="4" className="line" />
            <rect x="24" y="86" width="110" height="8" rx="4" className="line" />
            <text x="24" y="74" className="address">
              …/store/
            </text>
            <rect x="73" y="61" width="78" height="18" rx="4" className="amber" />
            <text x="76" y="74" className="address on-amber">
              store_01JABC
            </text>
            <text x="155" y="74" className="address">
              /products
            </text>
          </svg>
          <p>
            Write “store” into the search field. In one of the addresses, the id stands between{' '}
            <code>/store/</code> and <code>/products</code>. Copy it.
          </p>
        </li>
      </ol>
      <p className="help">You can also ask your provider’s support for “the id of my store”.</p>
    </section>
  )
}

function Window() {
  return (
    <>
      <rect x="12" y="10" width="216" height="100" rx="8" className="window" />
      <rect x="12" y="34" width="216" height="1.5" className="line" />
      <circle cx="24" cy="22" r="3" className="line" />
      <circle cx="34" cy="22" r="3" className="line" />
    </>
  )
}
