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
          <p>Open your published store in a browser, not the editor.</p>
        </li>
        <li>
          <svg
            viewBox="0 0 240 120"
            role="img"
            aria-label="A product picture with an open menu and the command Copy image address"
          >
            <Window />
            <rect x="24" y="44" width="72" height="58" rx="6" className="soft" />
            <rect x="80" y="52" width="136" height="50" rx="6" className="menu" />
            <rect x="90" y="60" width="70" height="6" rx="3" className="line" />
            <rect x="84" y="71" width="128" height="16" rx="4" className="amber" />
            <text x="90" y="83" className="address on-amber">
              Copy image address
            </text>
            <rect x="90" y="92" width="56" height="5" rx="2.5" className="line" />
          </svg>
          <p>
            Right-click a product’s picture and choose “Copy image address” or “Copy image link”. On a phone,
            hold the picture.
          </p>
        </li>
        <li>
          <svg
            viewBox="0 0 240 120"
            role="img"
            aria-label="A picture’s address in the field Store id; the id is a part of the address"
          >
            <Window />
            <rect x="24" y="58" width="192" height="26" rx="6" className="menu" />
            <text x="30" y="75" className="address">
              …ecommerce/
            </text>
            <rect x="112" y="63" width="74" height="17" rx="4" className="amber" />
            <text x="115" y="75" className="address on-amber">
              store_01JABC
            </text>
            <text x="189" y="75" className="address">
              /…
            </text>
          </svg>
          <p>Paste the address into the field “Store id”. The builder keeps only the id.</p>
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
