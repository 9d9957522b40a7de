// The blocks in the editor. PHP has registered their titles and attributes, and renders them on the website.
;(({ blocks, blockEditor, components, element, i18n }, data) => {
  const { createElement: h, Fragment, useEffect, useRef } = element
  const { __ } = i18n

  /** Loads the elements into a block's document, which is a frame in some editors. */
  function loadElements(page) {
    if (page.querySelector('script[data-electrician-elements]')) return
    const facts = page.createElement('script')
    facts.type = 'application/json'
    facts.dataset.electricianBusiness = ''
    facts.textContent = data.facts
    const script = page.createElement('script')
    script.type = 'module'
    script.src = data.script
    script.dataset.electricianElements = ''
    for (const [name, value] of Object.entries(data.settings)) script.setAttribute(name, value)
    page.body.append(facts, script)
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
      { ref: frame, lang: data.language },
      h(data.prefix + name, htmlAttributes(data.elements[name], values), values.fallback),
    )
  }

  /** What authors see before an administrator has set the store. */
  function MissingStore({ title, icon }) {
    return h(
      components.Placeholder,
      {
        label: title,
        icon,
        instructions: data.settingsUrl
          ? __('Set your store first. Then this block shows your products.', 'electrician-elements')
          : __(
              'Ask an administrator to set the store. Then this block shows the products.',
              'electrician-elements',
            ),
      },
      data.settingsUrl &&
        h(
          components.ExternalLink,
          { href: data.settingsUrl },
          __('Open the settings', 'electrician-elements'),
        ),
    )
  }

  /** A setting of a block. */
  function Control({ control: { type, label, help, values }, value, onChange }) {
    if (type === 'flag')
      return h(components.ToggleControl, { label, help, checked: Boolean(value), onChange })
    if (type === 'count')
      return h(components.RangeControl, { label, help, value, onChange, min: 1, max: 100, allowReset: true })
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

  function Controls({ definition, values, setAttributes }) {
    const set = (name) => (value) =>
      setAttributes({ [name]: value === '' || value === null ? undefined : value })
    return h(
      blockEditor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: __('Settings', 'electrician-elements') },
        Object.entries(definition.attributes).map(([name, control]) =>
          h(Control, { key: name, control, value: values[name], onChange: set(name) }),
        ),
        h(components.TextareaControl, {
          label: definition.isInline
            ? __('Text of the button', 'electrician-elements')
            : __('Text without the script', 'electrician-elements'),
          help: __(
            'Visitors read this text while the element loads, or if it is blocked. Without a text, your phone number appears.',
            'electrician-elements',
          ),
          value: values.fallback ?? '',
          onChange: set('fallback'),
        }),
      ),
    )
  }

  for (const [name, definition] of Object.entries(data.elements)) {
    blocks.registerBlockType(`electrician-elements/${name}`, {
      edit: ({ attributes: values, setAttributes }) =>
        h(
          Fragment,
          null,
          h(Controls, { definition, values, setAttributes }),
          h(
            'div',
            blockEditor.useBlockProps(),
            definition.needsStore && !data.hasStore
              ? h(MissingStore, definition)
              : h(Preview, { name, values }),
          ),
        ),
      save: () => null,
    })
  }
})(window.wp, window.electricianElementsEditor)
