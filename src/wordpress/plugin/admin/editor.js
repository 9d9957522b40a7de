// The blocks in the editor. PHP has registered their titles and attributes, and renders them on the website.
;(({ blocks, blockEditor, components, element, i18n }, data) => {
  const { createElement: h, Fragment, useEffect, useRef, useState } = element
  const { __ } = i18n

  const useDefault = __('Use the default', 'electrician-elements')
  const PAGE_SIZE = 25
  const MAX_PRODUCTS = 200
  /** The element that shows the product in the page's URL if the author chooses none. */
  const CHOSEN_PRODUCT = 'product-detail'
  /** The published facts. A fact without a value is null or missing. */
  const facts = JSON.parse(data.facts)

  /** Loads the elements into a block's document, which is a frame in some editors. */
  function loadElements(page) {
    if (page.querySelector('script[data-electrician-elements]')) return
    const json = page.createElement('script')
    json.type = 'application/json'
    json.dataset.electricianBusiness = ''
    json.textContent = data.facts
    const script = page.createElement('script')
    script.type = 'module'
    script.src = data.script
    script.dataset.electricianElements = ''
    for (const [name, value] of Object.entries(data.settings)) script.setAttribute(name, value)
    page.body.append(json, script)
  }

  /** Returns the HTML attributes of a block's element. */
  function htmlAttributes({ attributes: controls, preset }, values) {
    const html = { ...preset }
    for (const [name, { type }] of Object.entries(controls)) {
      const value = values[name]
      if (type === 'flag') {
        if (value) html[name] = ''
      } else if (value !== undefined && value !== '') html[name] = String(value)
    }
    return html
  }

  /** The element itself, which authors cannot use inside the editor. */
  function Preview({ name, values }) {
    const frame = useRef()
    useEffect(() => {
      frame.current.inert = true
      loadElements(frame.current.ownerDocument)
    }, [])
    return h(
      'div',
      // Keeps fixed parts, such as the website’s header, inside the block.
      { ref: frame, lang: data.language, style: { contain: 'layout' } },
      h(data.prefix + name, htmlAttributes(data.elements[name], values), values.fallback),
    )
  }

  /** What authors see instead of the element. */
  function Hint({ definition: { title, icon }, text, href = '' }) {
    return h(
      components.Placeholder,
      { label: title, icon, instructions: text },
      href && h(components.ExternalLink, { href }, __('Open the settings', 'electrician-elements')),
    )
  }

  /** Asks administrators to fill in the settings, and others to ask an administrator. */
  function MissingSettings({ definition, text, request }) {
    return h(Hint, { definition, text: data.settingsUrl ? text : request, href: data.settingsUrl })
  }

  function MissingStore({ definition }) {
    return h(MissingSettings, {
      definition,
      text: __('Set your store first. Then this block shows your products.', 'electrician-elements'),
      request: __(
        'Ask an administrator to set the store. Then this block shows the products.',
        'electrician-elements',
      ),
    })
  }

  function MissingFacts({ definition }) {
    return h(MissingSettings, {
      definition,
      text: __(
        'There is nothing to show yet. Describe your business in the settings.',
        'electrician-elements',
      ),
      request: __(
        'There is nothing to show yet. Ask an administrator to describe the business in the settings.',
        'electrician-elements',
      ),
    })
  }

  let products

  /** Requests the store's products as the elements do. Later calls return the same list. Empty if the store fails. */
  function loadProducts() {
    products ??= requestProducts().catch(() => [])
    return products
  }

  async function requestProducts() {
    const { detailsOf, requestsTo } = await import(data.requests)
    const details = detailsOf(data.settings)
    const send = await requestsTo(details)
    // An adapter does not need an ID.
    const { storeHost: host, storeId: id = details.storeType } = details
    const found = []
    let total = 1
    while (found.length < total && found.length < MAX_PRODUCTS) {
      const query = found.length > 0 ? `?offset=${found.length}&limit=${PAGE_SIZE}` : ''
      const response = await send(`${host}/store/${encodeURIComponent(id)}/products${query}`, {
        headers: { 'Content-Type': 'application/json' },
        credentials: 'omit',
      })
      const page = await response.json()
      found.push(...page.products)
      total = page.products.length > 0 ? page.count : 0
    }
    return found
  }

  function useProducts(isNeeded) {
    const [list, setList] = useState([])
    useEffect(() => {
      if (isNeeded) void loadProducts().then(setList)
    }, [isNeeded])
    return list
  }

  /** A list of the store's products. Authors type the ID if the store does not respond. */
  function ProductControl({ control: { label, help }, list, value, onChange, none }) {
    if (list.length === 0) return h(components.TextControl, { label, help, value: value ?? '', onChange })
    const options = list.map(({ id, title }) => ({ value: id, label: title }))
    if (value && !list.some(({ id }) => id === value)) options.push({ value, label: value })
    const choices = [{ value: '', label: none }, ...options]
    return h(components.SelectControl, { label, value: value ?? '', options: choices, onChange })
  }

  /** A number. A slider would stand in its middle if no number is set. */
  function CountControl({ label, help, value, onChange }) {
    const change = (text) => onChange(/^[1-9]\d*$/.test(text) ? Number(text) : undefined)
    return h(
      Fragment,
      null,
      h(components.TextControl, {
        type: 'number',
        min: 1,
        label,
        help,
        placeholder: __('Default', 'electrician-elements'),
        value: value ?? '',
        onChange: change,
      }),
      value !== undefined &&
        h(
          components.Button,
          // The label names the setting, because a block can have several numbers.
          { variant: 'link', onClick: () => onChange(undefined), 'aria-label': `${useDefault}: ${label}` },
          useDefault,
        ),
    )
  }

  /** A setting of a block. */
  function Control({ control: { type, label, help, values }, value, onChange }) {
    if (type === 'flag')
      return h(components.ToggleControl, { label, help, checked: Boolean(value), onChange })
    if (type === 'count') return h(CountControl, { label, help, value, onChange })
    if (type === 'choice') {
      const options = Object.entries(values).map(([name, text]) => ({ value: name, label: text }))
      const none = { value: '', label: __('Default', 'electrician-elements') }
      return h(components.SelectControl, {
        label,
        help,
        value: value ?? '',
        options: [none, ...options],
        onChange,
      })
    }
    return h(components.TextControl, { label, help, value: value ?? '', onChange })
  }

  function Controls({ name, definition, values, setAttributes, list }) {
    const set = (attribute) => (value) =>
      setAttributes({ [attribute]: value === '' || value === null ? undefined : value })
    const controlOf = ([attribute, control]) => {
      const props = { key: attribute, control, value: values[attribute], onChange: set(attribute) }
      if (attribute !== 'product-id') return h(Control, props)
      const none =
        name === CHOSEN_PRODUCT
          ? __('The product that the visitor chose', 'electrician-elements')
          : __('Choose a product', 'electrician-elements')
      return h(ProductControl, { ...props, list, none })
    }
    const isForDevelopers = ([, control]) => control.isForDevelopers
    const controls = Object.entries(definition.attributes)
    const main = controls.filter((entry) => !isForDevelopers(entry)).map(controlOf)
    const fallback = h(components.TextareaControl, {
      key: 'fallback',
      label: definition.isInline
        ? __('Text of the button', 'electrician-elements')
        : __('Text without the script', 'electrician-elements'),
      help: definition.isInline
        ? ''
        : __(
            'Visitors read this text while the element loads, or if it is blocked. Without a text, your phone number appears.',
            'electrician-elements',
          ),
      value: values.fallback ?? '',
      onChange: set('fallback'),
    })
    const developer = controls.filter(isForDevelopers).map(controlOf)
    if (name !== 'cart-button') (definition.isInline ? main : developer).push(fallback)
    return h(
      blockEditor.InspectorControls,
      null,
      main.length > 0 && h(components.PanelBody, { title: __('Settings', 'electrician-elements') }, main),
      developer.length > 0 &&
        h(
          components.PanelBody,
          { title: __('For developers', 'electrician-elements'), initialOpen: false },
          developer,
        ),
    )
  }

  function Content({ name, definition, values, list }) {
    if (definition.needsStore && !data.hasStore) return h(MissingStore, { definition })
    if (definition.explanation) return h(Hint, { definition, text: definition.explanation })
    const { facts: shown } = definition
    if (shown.length > 0 && !shown.some((fact) => facts[fact])) return h(MissingFacts, { definition })
    const isMissing = 'product-id' in definition.attributes && !values['product-id']
    if (!isMissing) return h(Preview, { name, values })
    // The page of any product, because no visitor has chosen one yet.
    if (name === CHOSEN_PRODUCT && list[0])
      return h(Preview, { name, values: { ...values, 'product-id': list[0].id } })
    const text =
      name === CHOSEN_PRODUCT
        ? __('Shows the product that the visitor chose.', 'electrician-elements')
        : __('Choose a product in the block’s settings.', 'electrician-elements')
    return h(Hint, { definition, text })
  }

  function Edit({ name, definition, values, setAttributes }) {
    const list = useProducts(data.hasStore && 'product-id' in definition.attributes)
    return h(
      Fragment,
      null,
      h(Controls, { name, definition, values, setAttributes, list }),
      h('div', blockEditor.useBlockProps(), h(Content, { name, definition, values, list })),
    )
  }

  for (const [name, definition] of Object.entries(data.elements))
    blocks.registerBlockType(`electrician-elements/${name}`, {
      edit: ({ attributes: values, setAttributes }) => h(Edit, { name, definition, values, setAttributes }),
      save: () => null,
    })
})(window.wp, window.electricianElementsEditor)
