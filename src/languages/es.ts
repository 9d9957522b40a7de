import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Spanish. Addresses visitors as “usted”. Buttons are infinitives. */
export const es: CompleteTranslation = {
  language: 'es',
  texts: {
    // about
    portrait_alt: '{name}, titular del negocio',
    portrait_alt_unnamed: 'Titular del negocio',
    about_name: 'Sobre {name}',
    about_consultation: 'Pedir asesoramiento',
    customers_say: 'Lo que dicen nuestros clientes',
    testimonial_name: '{name}, {place}',
    rated: 'Valoración: {rating} de 5',
    review_count: { one: '{count} reseña', many: '{count} de reseñas', other: '{count} reseñas' },
    review_us: 'Deje su reseña',

    // adding
    added_title: '¡Añadido al carrito! 🛒',
    added_from_card: '{title} ya está en su carrito.',
    added_from_product: 'Añadido: {quantity} × {title} ({variant}).',
    add_error_card: 'Error al añadir al carrito',
    please_try_again: 'Inténtelo de nuevo.',
    cart_not_loaded: 'No se ha podido cargar el carrito. Compruebe su conexión e inténtelo de nuevo.',

    // browse
    search_products: 'Buscar productos',
    filters: 'Filtros',
    filters_count: 'Filtros ({count})',
    filter_and_sort: 'Filtrar y ordenar',
    collection: 'Categoría',
    all_products: 'Todos los productos',
    option_count: '{option} ({number})',
    sort_by: 'Ordenar por',
    sort_featured: 'Destacados',
    sort_best_match: 'Relevancia',
    sort_newest: 'Novedades',
    sort_price_ascending: 'Precio: de menor a mayor',
    sort_price_descending: 'Precio: de mayor a menor',
    sort_name: 'Nombre: de la A a la Z',
    price: 'Precio',
    price_in: 'Precio ({currency})',
    lowest_price: 'Precio mínimo',
    highest_price: 'Precio máximo',
    price_min: 'Mín.',
    price_max: 'Máx.',
    price_invalid: 'Introduzca un precio, por ejemplo, 30.',
    in_stock_only: 'Solo en stock',
    show_products: 'Ver productos',
    show_count: {
      one: 'Ver {count} producto',
      many: 'Ver {count} de productos',
      other: 'Ver {count} productos',
    },
    no_products_found: 'No se han encontrado productos',
    active_filters: 'Filtros activos',
    remove_filter: 'Quitar filtro: {filter}',
    clear_filters: 'Borrar todo',
    filter_query: '«{query}»',
    filter_unknown_list: 'esta categoría',
    filter_min: 'Desde {price}',
    filter_max: 'Hasta {price}',
    filter_stock: 'En stock',
    loading_all: 'Cargando todos los productos: {loaded} de {count}',
    product_count: { one: '{count} producto', many: '{count} de productos', other: '{count} productos' },
    results: {
      one: '{shown} de {count} producto{query}{collection}{min}{max}{stock}',
      many: '{shown} de {count} de productos{query}{collection}{min}{max}{stock}',
      other: '{shown} de {count} productos{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Ningún producto{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Ningún producto{query}{collection}{min}{max}{stock}.',
    results_query: ' para «{query}»',
    results_collection: ' en «{collection}»',
    results_unknown_list: ' en esta categoría',
    results_min: ', desde {price}',
    results_max: ', hasta {price}',
    results_stock: ', en stock',
    try_other_word: 'Pruebe con otra palabra o revise la ortografía.',
    remove_a_filter: 'Quite un filtro para ver más productos.',

    // cart-panel
    cart_empty: 'Su carrito está vacío.',
    keep_browsing: 'Seguir mirando',
    cart_items: 'Artículos de su carrito',
    field_value: '{field}: {value}',
    remove: 'Eliminar',
    remove_item: 'Eliminar {name}',
    item_removed: 'Eliminado: {name}',
    price_changed: 'El precio de {name} ha cambiado de {before} a {after}.',
    item_lost: 'Ya no está disponible: {name}.',
    remove_lost: 'Eliminarlos y continuar',
    units_left: 'Disponibles: {left}',
    set_quantity: 'Cambiar a {left}',
    total: 'Total',
    checkout: 'Finalizar compra',
    opening_checkout: 'Le llevamos al pago seguro…',
    cart_not_saved: 'Este navegador no guarda su carrito: se conserva solo hasta que salga de esta página.',
    separate_orders: 'Sus artículos proceden de distintas tiendas. Cada pedido se paga por separado.',
    order_of: 'Pedido {number} de {total}',
    cannot_order: 'Estos artículos no se pueden pedir en esta página. Pídalos en la página donde los añadió.',
    other_cart_replaced:
      'El carrito propio de la tienda también contiene artículos. Si continúa aquí, este pedido los sustituye. Si aún los quiere, pídalos antes allí.',
    unfinished_order: 'Pedido sin finalizar',
    no_thanks: 'No, gracias',

    // cart
    cart_title: 'Carrito',
    close_cart: 'Cerrar el carrito',
    open_cart_empty: 'Abrir el carrito, vacío',
    open_cart: {
      one: 'Abrir el carrito, {count} artículo',
      many: 'Abrir el carrito, {count} de artículos',
      other: 'Abrir el carrito, {count} artículos',
    },
    cart_kept: {
      one: '{name}. Le hemos guardado {count} artículo.',
      many: '{name}. Le hemos guardado {count} de artículos.',
      other: '{name}. Le hemos guardado {count} artículos.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Abriendo el pago…',
    cart_is_empty_title: 'Su carrito está vacío',
    cart_is_empty_text: 'Añada productos al carrito antes de finalizar la compra.',
    checkout_error_title: 'Error en la compra',
    checkout_error_text: 'No se ha podido abrir la página de pago. Inténtelo de nuevo.',
    checkout_not_started:
      'No se ha podido abrir la página de pago. Compruebe su conexión e inténtelo de nuevo.',
    cart_unchanged: 'Su carrito no ha cambiado.',
    checkout_failed: '{message} Su carrito no ha cambiado.',
    checkout_refused: 'La tienda ha respondido «{message}». Su carrito no ha cambiado.',
    checkout_out_of_stock:
      'Ya no quedan suficientes unidades de un artículo de su carrito. Reduzca la cantidad o elimínelo e inténtelo de nuevo.',
    nothing_ordered: 'No se ha pedido nada.',
    order_failed: '{message} No se ha pedido nada.',
    order_refused: 'La tienda ha respondido «{message}». No se ha pedido nada.',
    payment_ready_title: 'Un paso más',
    payment_ready_text: 'El pago se abre en su propia página.',
    payment_ready_button: 'Ir al pago',
    order_not_completed: 'Su pedido no se ha completado',
    order_kept: {
      one: 'Le hemos guardado {count} artículo.',
      many: 'Le hemos guardado {count} de artículos.',
      other: 'Le hemos guardado {count} artículos.',
    },
    put_back: { one: 'Volver a añadirlo', many: 'Volver a añadirlos', other: 'Volver a añadirlos' },

    // order-steps
    order_mail_opens: 'Se abre su programa de correo. Si no se abre, copie este texto:',
    order_copy: 'Copiar el pedido',
    order_copied: 'Copiado. Puede pegarlo en un correo.',
    order_mail_sent: 'He enviado el correo',
    order_sent_title: 'Gracias por su pedido',
    back_to_cart: 'Volver al carrito',
    order_subject: 'Pedido',
    order_contact: 'Complete estos datos:\n\nNombre:\nTeléfono:\nDirección de entrega:',
    order_to_paste:
      'Este pedido es demasiado largo para un enlace de correo. Copie el pedido completo en la página de la tienda y péguelo aquí.',
    order_to_enter: 'La página de pago no conoce su pedido. Indique esto allí antes de pagar:',
    order_quantity: 'Cantidad',

    // contact
    contact: 'Contacto',
    emergency_service: 'Servicio de urgencias',
    emergency_call: '{question} Llame ahora.',
    emergency_call_hours: '{question} Llame ahora, {hours}.',
    call_us: 'Llámenos',
    email_us: 'Escríbanos',
    whatsapp: 'WhatsApp',
    text_us: 'Enviar un SMS',
    address: 'Dirección',
    service_area: 'Zona de servicio',
    view_coverage: 'Ver la zona',
    hours: 'Horario',
    emergency_hours: 'Urgencias: {hours}',
    regular_hours: 'Horario habitual: {hours}',

    // direct-order
    loading_days: 'Cargando los días disponibles…',
    days_error: 'Error al cargar los días disponibles: {message}',
    loading_times: 'Cargando las horas disponibles…',
    times_error: 'Error al cargar las horas disponibles: {message}',
    times_not_loaded: 'No se ha podido conectar con la tienda.',
    previous_month: 'Mes anterior',
    next_month: 'Mes siguiente',
    day_not_available: '{day}, no disponible',
    no_times_left: 'No quedan horas disponibles el {day}. Elija otro día.',
    choose_time: 'Elija una hora para el {day}',
    times_in_zone: 'Zona horaria: {zone}.',
    visitor_time: '{time} en su hora local',
    choose_day_and_time: 'Elija primero un día y una hora.',
    book_this_time: 'Reservar esta hora',
    booking_summary: '{day}, {time} · {price}',
    booking_summary_zone: '{day}, {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    duration_minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
    duration_both: '{hours} y {minutes}',
    by_phone: 'Por teléfono',
    online: 'En línea',
    slot_taken: 'Otra persona acaba de reservar esta hora. Elija otra.',
    amount: 'Importe',
    other_amount: 'Otro importe',
    your_amount: 'Su importe en {currency}',
    amount_at_least: 'Introduzca un importe de al menos {min}.',
    amount_between: 'Introduzca un importe entre {min} y {max}.',
    donate_amount: 'Donar {amount}',
    field_missing_booking: 'Rellene «{field}» para reservar esta cita.',
    field_missing_donation: 'Rellene «{field}» para donar.',
    booking_offline: 'Esta cita no se puede reservar en línea en este momento.',
    booking_contact:
      'Esta cita no se puede reservar en línea en este momento. Contáctenos y buscaremos una hora.',
    donation_offline: 'En este momento no se puede donar en línea.',
    donation_contact: 'En este momento no se puede donar en línea. Contáctenos si desea hacer una donación.',
    subscription_offline: 'Es una suscripción y no se puede pedir en línea.',
    subscription_contact:
      'Es una suscripción y no se puede pedir en línea. Contáctenos y se la tramitaremos.',

    // embedded-product
    product_gone: 'Este producto ya no está disponible.',
    no_product: 'No se ha elegido ningún producto.',

    // footer
    footer_services: 'Servicios',
    footer_contact: 'Contacto',
    footer_hours: 'Horario',
    footer_phone: '{phone} (también para urgencias)',
    footer_regular: 'Horario habitual: {days}',
    footer_emergency: 'Urgencias',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Licencia {number}',
    founded: 'Desde {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    imprint: 'Aviso legal',
    languages: 'Idiomas',

    // hours
    hours_span: '{opens} – {closes}',
    open_24_hours: 'Abierto 24 horas',
    closed: 'Cerrado',
    special_hours: 'Horario especial',
    footer_days: '{first} a {last}',
    footer_span: '{opens} – {closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}-{last}',
    short_span: '{opens}-{closes}',
    short_24_hours: '24 horas',

    // listing
    our_store: 'Nuestra tienda',
    loading_products: 'Cargando productos…',
    products_error: 'Error al cargar los productos: {message}',
    products_not_loaded: 'error desconocido',
    no_products: 'No hay productos disponibles en este momento.',
    list_stock_not_checked:
      'No hemos podido comprobar las existencias, por lo que algunos productos aún no se pueden añadir al carrito.',

    // more-products
    products_incomplete:
      'La tienda no ha enviado todos los productos. Compruebe su conexión e inténtelo de nuevo.',
    show_more: 'Ver más',
    loading_more: 'Cargando más…',
    more_failed: 'No se pudo cargar más. Reintentar',
    products_shown: {
      one: '{shown} de {count} producto',
      many: '{shown} de {count} de productos',
      other: '{shown} de {count} productos',
    },

    // notice
    notice: 'Aviso',
    learn_more: 'Más información',

    // open-status
    open_always: 'Abierto ahora · 24 horas',
    open_until: 'Abierto ahora · hasta las {time}',
    open_until_day: 'Abierto ahora · hasta el {day} a las {time}',
    open_until_midnight: 'Abierto ahora · hasta medianoche',
    open_until_day_midnight: 'Abierto ahora · hasta el {day} a medianoche',
    opens_at: 'Cerrado · abre a las {time}',
    opens_on_day: 'Cerrado · abre el {day} a las {time}',

    // pictures
    previous_picture: 'Imagen anterior',
    next_picture: 'Imagen siguiente',

    // product
    back_to_store: 'Volver a la tienda',
    no_product_go_back: 'No se ha elegido ningún producto. Vuelva a la tienda y elija uno.',
    product: 'Producto',
    product_failed_title: 'Producto no disponible',
    product_page_title: '{title} - Nuestra tienda',
    product_page_loading: 'Producto - Nuestra tienda',
    product_page_failed: 'Producto no disponible - Nuestra tienda',
    product_description: 'Imágenes, precio y disponibilidad de este producto.',
    product_not_shown: 'No se ha podido cargar este producto.',
    pictures_of: 'Imágenes de {title}',
    picture_alt: '{title}, imagen {number} de {count}',
    picture_number: 'Imagen {number}',
    enlarge_picture: 'Ampliar la imagen',
    enlarge_picture_of: 'Ampliar la imagen, {number} de {count}',
    style: 'Modelo',
    sold_out: 'Agotado',
    option_unavailable: 'No disponible',
    style_sold_out: '{style}, agotado',
    style_unavailable: '{style}, no disponible en {others}',
    field_optional: '{field} (opcional)',
    field_missing: 'Rellene «{field}» para añadir este producto al carrito.',
    related_products: 'También le puede interesar',
    in_stock_count: '¡{left} en stock!',
    only_left: 'No hay suficientes unidades. Disponibles: {left}.',
    stock_unknown: 'Existencias desconocidas',
    checking_stock: 'Comprobando las existencias…',
    add_error_product: '¡Vaya! Algo ha salido mal.',

    // quantity
    max_quantity: 'Puede añadir como máximo 9999 unidades de un artículo.',
    possible_quantities: 'Cantidades posibles: {quantities}',
    quantity_not_possible:
      'Su carrito no puede contener {quantity} unidades de {title}. Cantidades posibles: {quantities}',

    // quantity-field
    quantity_of: 'Cantidad de {name}',
    quantity_decrease: 'Reducir la cantidad de {name}',
    quantity_increase: 'Aumentar la cantidad de {name}',

    // quote-photos
    quote_photos: 'Fotos',
    quote_photos_hint: 'Hasta {count} imágenes.',
    quote_photos_add: 'Añadir fotos',
    quote_photos_loading: 'Preparando sus fotos…',
    quote_photo_remove: 'Quitar {name}',
    quote_photo_removed: 'Se ha quitado {name}.',
    quote_photos_too_many: 'Puede enviar hasta {count} imágenes. Las demás no se han añadido.',
    quote_photo_unreadable: '«{name}» no es una imagen que se pueda enviar. Elija un archivo JPEG o PNG.',
    quote_photo_original:
      '«{name}» se enviará sin cambios, porque su navegador protege las imágenes. Puede contener el lugar donde se tomó.',
    quote_photo_too_large:
      '«{name}» no se puede enviar, porque su navegador no permite que esta página reduzca la imagen. Elija un archivo de menos de 5\u00A0MB.',
    quote_photos_failed: 'Ahora no se pueden añadir fotos. Compruebe su conexión e inténtelo de nuevo.',

    // quote-sending
    quote_name_missing: 'Indíquenos su nombre.',
    quote_phone_missing: 'Indíquenos un teléfono para que podamos llamarle.',
    quote_phone_invalid:
      'Este teléfono no contiene cifras, así que no podríamos llamarle. Corríjalo o pulse el botón otra vez para enviarlo así.',
    quote_email_invalid: 'No es una dirección de correo electrónico. Debe ser parecida a nombre@example.com.',
    quote_consent_missing: 'Dé su consentimiento para que podamos usar sus datos y llamarle.',
    quote_sending: 'Enviando…',
    quote_sent: 'Gracias. Hemos recibido su solicitud y le responderemos pronto.',
    quote_mail_opens: 'Ahora debería abrirse su programa de correo. Envíe el mensaje desde allí.',
    quote_blocked:
      'Su solicitud aún no se ha enviado porque nuestro filtro antispam la ha bloqueado. Pulse «{button}» para enviarla.',
    quote_send_anyway: 'Enviar igualmente',
    quote_failed: '{message} No se ha perdido nada de lo que escribió. Inténtelo de nuevo.',
    quote_timeout: 'El envío de su solicitud ha tardado demasiado.',
    quote_not_sent: 'No se ha podido enviar su solicitud. Compruebe su conexión.',
    quote_refused: 'El servidor ha rechazado su solicitud.',
    quote_refused_status: 'El servidor ha rechazado su solicitud (HTTP {status}).',
    quote_unconfirmed: 'El servidor no ha confirmado que haya recibido su solicitud.',
    quote_needs_script:
      'Este formulario necesita JavaScript, que no se está ejecutando, y no puede enviar su solicitud. Póngase en contacto con nosotros directamente.',
    send_by_email: 'Enviar por correo',
    mail_subject: 'Solicitud de presupuesto',
    mail_subject_emergency: 'Urgencia: solicitud de presupuesto',
    mail_name: 'Nombre: {name}',
    mail_phone: 'Teléfono: {phone}',
    mail_email: 'Correo electrónico: {email}',
    mail_service: 'Servicio: {service}',
    mail_emergency: 'Es una urgencia',

    // quote
    request_quote: 'Pedir presupuesto',
    quote_name: 'Nombre *',
    quote_phone: 'Teléfono *',
    quote_email: 'Correo electrónico',
    quote_service: 'Servicio',
    quote_message: 'Mensaje',
    choose_service: 'Elija un servicio (opcional)',
    service_residential: 'Vivienda',
    service_commercial: 'Empresa',
    service_emergency: 'Urgencia',
    service_repair: 'Reparación',
    service_inspection: 'Revisión',
    service_maintenance: 'Mantenimiento',
    is_emergency: 'Es una urgencia',
    quote_consent:
      'Acepto que mis datos se usen para responder a mi solicitud, según se describe en la {privacy_policy}. *',
    privacy_policy: 'política de privacidad',

    // services
    our_services: 'Nuestros servicios',
    rates: 'Nuestras tarifas',
    rates_range: 'Nuestras tarifas · {range}',
    our_work: 'Nuestros trabajos',
    work_before: 'Antes',
    work_after: 'Después',
    brands: 'Marcas con las que trabajamos',
    financing: 'Financiación',

    // shared
    loading: 'Cargando…',
    try_again: 'Reintentar',
    close: 'Cerrar',
    call_phone: 'Llamar al {phone}',
    list: '{first}, {more}',
    back_to_home: 'Volver al inicio',
    part_not_loaded:
      'No se ha podido cargar esta parte de la página. Compruebe su conexión o recargue la página.',
    part_failed: 'Algo ha salido mal y no se ha podido mostrar esta parte de la página.',

    // single-product
    loading_product: 'Cargando el producto…',
    product_error: 'Error al cargar el producto: {message}',
    product_not_loaded: 'error desconocido',
    stock_not_checked:
      'No hemos podido comprobar las existencias, por lo que este producto aún no se puede añadir al carrito.',

    // site
    site_not_loaded: 'Esta página no se ha cargado por completo. Puede llamarnos: {phone}',
    icon_title: 'Un rayo',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'No disponible por ahora',
    product_unavailable: 'Este producto no está disponible por ahora.',
    not_enough_stock: 'No hay suficientes unidades de {title} ({variant}). Disponibles: {left}.',
    stock_check_failed: 'No hemos podido comprobar las existencias. Inténtelo de nuevo.',

    // store
    add_to_cart: 'Añadir al carrito',
    book_a_time: 'Reservar cita',
    donate: 'Donar',
    view_details: 'Ver detalles',
    button_for_product: '{button}: {title}',
    card_subtitle: '¡Descubra este producto increíble!',
    no_image: 'Sin imagen',
    sale_price: 'Precio rebajado',
    regular_price: 'Precio habitual',
    free: 'Gratis',
    price_from: 'Desde {price}',
    store_offline: 'Parece que no tiene conexión. Compruébela e inténtelo de nuevo.',
    store_unreachable: 'No se ha podido conectar con la tienda. Compruebe su conexión e inténtelo de nuevo.',
    store_timeout: 'La tienda ha tardado demasiado en responder. Inténtelo de nuevo.',
    store_unreadable: 'La respuesta de la tienda no se ha podido leer. Inténtelo más tarde.',

    // success
    order_successful: '¡Pedido realizado!',
    order_successful_text:
      'Gracias por su compra. Hemos recibido su pedido y en breve le llegará un correo de confirmación.',
    continue_shopping: 'Seguir comprando',

    // toasts
    close_toast: 'Cerrar la notificación',
    not_implemented_title: 'El formulario de contacto aún no está implementado',
    not_implemented_text: '¡Puede solicitar esta función en su próximo prompt!',
    picture_not_enlarged: 'No se ha podido ampliar la imagen',
    hours_not_shown: 'No se ha podido mostrar el horario',
    check_connection: 'Compruebe su conexión e inténtelo de nuevo.',

    // website
    skip_to_content: 'Saltar al contenido',
    main_links: 'Principal',
    menu_store: 'Tienda',
    menu_services: 'Servicios',
    menu_about: 'Nosotros',
    menu_contact: 'Contacto',
    book_now: 'Reservar ahora',
    call_now: 'Llamar ahora',
    menu: 'Menú',
    open_menu: 'Abrir el menú',
    close_menu: 'Cerrar el menú',
    home_consultation: 'Pedir asesoramiento',
    home_page_title: '{name} - {title}',
    store_page_title: 'Tienda - {name}',
    store_description: 'Productos y merchandising de {name}.',
    electrician_store: 'Productos eléctricos y merchandising de {name}.',
    success_page_title: '¡Pedido realizado! - {name}',
    success_description: 'Hemos recibido su pedido.',
    app_error: 'No se ha podido mostrar esta página',
    error_status: 'Error',
    not_found_status: '404 No encontrado',
    not_found: 'Esta página no existe o se ha movido.',
    page_not_shown: 'No se ha podido mostrar esta página.',
    visit_store: 'Visitar la tienda',

    // zoom
    picture_position: 'Imagen {number} de {count}',
    zoom_in: 'Acercar',
    zoom_out: 'Alejar',
  },
  facts: {
    name: 'Electricista en su zona',
    trade: {
      page_title: 'Servicios eléctricos profesionales',
      subtitle: '{name}: soluciones eléctricas profesionales',
      credential: 'Electricista profesional autorizado y asegurado',
      emergency: '¿Chispas, humo o corte de luz?',
    },
    description:
      'Electricista autorizado y asegurado para viviendas, empresas y urgencias, con más de 10 años de experiencia.',
    headline: 'Electricidad en la que puede confiar, día y noche',
    blurb:
      'Electricista autorizado y asegurado con más de 10 años de experiencia en viviendas, empresas y reparaciones urgentes.',
    bio: [
      'Desde hace más de 10 años me ocupo de la electricidad en viviendas, comercios y talleres de la zona, desde un solo enchufe averiado hasta la instalación completa de un edificio nuevo.',
      'Contará con un electricista autorizado y asegurado que llega puntual, le explica las opciones con claridad y lo deja todo tan limpio como estaba.',
    ],
    highlights: [
      { title: 'Servicio experto', text: 'Más de 10 años de experiencia' },
      { title: 'Urgencias 24 horas', text: 'Siempre disponible' },
      { title: 'Asesoramiento gratuito', text: 'Precios claros por teléfono' },
    ],
    services: [
      {
        title: 'Electricidad para viviendas',
        description: 'Instalaciones seguras y limpias en su hogar, desde un enchufe hasta toda la casa.',
        features: [
          'Instalación en obra nueva',
          'Instalación de enchufes',
          'Iluminación',
          'Renovación del cuadro eléctrico',
        ],
      },
      {
        title: 'Electricidad para empresas',
        description: 'Cableado y suministro para oficinas, comercios y talleres, adaptados a su horario.',
        features: [
          'Cableado de oficinas',
          'Instalaciones industriales',
          'Planes de mantenimiento',
          'Cumplimiento de la normativa',
        ],
      },
      {
        title: 'Servicio de urgencias',
        description: 'Cuando no se puede esperar: día y noche, también fines de semana y festivos.',
        features: ['Cortes de luz', 'Averías eléctricas', 'Situaciones de peligro', 'Reparaciones urgentes'],
      },
      {
        title: 'Reparaciones eléctricas',
        description: 'Encontramos la causa de la avería y la solucionamos definitivamente.',
        features: [
          'Localización de averías',
          'Cableado defectuoso',
          'Reparación de circuitos',
          'Diagnóstico de la instalación',
        ],
      },
      {
        title: 'Revisiones de seguridad',
        description: 'Una revisión a fondo de su instalación, con un informe fácil de entender.',
        features: [
          'Cumplimiento de la normativa',
          'Auditorías de seguridad',
          'Evaluación de riesgos',
          'Certificación',
        ],
      },
      {
        title: 'Mantenimiento',
        description: 'Cuidado periódico que detecta los problemas antes de que le afecten.',
        features: [
          'Mantenimiento preventivo',
          'Optimización de la instalación',
          'Revisiones periódicas',
          'Control del rendimiento',
        ],
      },
    ],
    rates: {
      title: 'Llame y le asesoramos gratis',
      text: 'Conocerá el precio antes de empezar el trabajo, sin costes ocultos.',
      note: 'Nota: los servicios de urgencia pueden tener un recargo.',
    },
    statistics: [
      { title: '10+', text: 'Años de experiencia' },
      { title: '500+', text: 'Clientes satisfechos' },
      { title: '100\u00A0%', text: 'Autorizado y asegurado' },
      { title: '24/7', text: 'Servicio de urgencias' },
    ],
    service_area: 'Su zona y alrededores',
    hours: { emergency: 'las 24 horas', note: 'Llame y le asesoramos gratis' },
    withoutEmergency: {
      description:
        'Electricista autorizado y asegurado para viviendas y empresas, con más de 10 años de experiencia.',
      headline: 'Electricidad en la que puede confiar',
      blurb: 'Electricista autorizado y asegurado con más de 10 años de experiencia en viviendas y empresas.',
    },
    unread: { name: 'Empresa en su zona' },
  },
}

addLanguage(es)
