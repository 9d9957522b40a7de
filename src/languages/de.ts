import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** German. Addresses visitors as “Sie”. */
export const de: CompleteTranslation = {
  language: 'de',
  texts: {
    // about
    portrait_alt: '{name}, Inhaber/in',
    portrait_alt_unnamed: 'Inhaber/in',
    about_name: 'Über {name}',
    about_consultation: 'Beratung vereinbaren',
    customers_say: 'Das sagen unsere Kunden',
    testimonial_name: '{name}, {place}',
    rated: 'Bewertet mit {rating} von 5',
    review_count: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    review_us: 'Bewerten Sie uns',

    // adding
    added_title: 'Im Warenkorb! 🛒',
    added_from_card: '{title} wurde in den Warenkorb gelegt.',
    added_from_product: '{quantity} × {title} ({variant}) hinzugefügt.',
    add_error_card: 'Fehler beim Hinzufügen zum Warenkorb',
    please_try_again: 'Bitte versuchen Sie es erneut.',
    cart_not_loaded:
      'Der Warenkorb konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

    // browse
    search_products: 'Produkte suchen',
    filters: 'Filter',
    filters_count: 'Filter ({count})',
    filter_and_sort: 'Filtern und sortieren',
    collection: 'Kategorie',
    all_products: 'Alle Produkte',
    option_count: '{option} ({number})',
    sort_by: 'Sortieren nach',
    sort_featured: 'Empfehlung',
    sort_best_match: 'Relevanz',
    sort_newest: 'Neuheit',
    sort_price_ascending: 'Preis, aufsteigend',
    sort_price_descending: 'Preis, absteigend',
    sort_name: 'Name, A bis Z',
    price: 'Preis',
    price_in: 'Preis ({currency})',
    lowest_price: 'Mindestpreis',
    highest_price: 'Höchstpreis',
    price_min: 'von',
    price_max: 'bis',
    price_invalid: 'Geben Sie einen Preis ein, zum Beispiel 30.',
    in_stock_only: 'Nur auf Lager',
    show_products: 'Produkte anzeigen',
    show_count: { one: '{count} Produkt anzeigen', other: '{count} Produkte anzeigen' },
    no_products_found: 'Keine Produkte gefunden',
    active_filters: 'Aktive Filter',
    remove_filter: 'Filter entfernen: {filter}',
    clear_filters: 'Alle entfernen',
    filter_query: '„{query}“',
    filter_unknown_list: 'diese Kategorie',
    filter_min: 'Ab {price}',
    filter_max: 'Bis {price}',
    filter_stock: 'Auf Lager',
    loading_all: 'Alle Produkte werden geladen: {loaded} von {count}',
    product_count: { one: '{count} Produkt', other: '{count} Produkte' },
    results: {
      one: '{shown} von {count} Produkt{query}{collection}{min}{max}{stock}',
      other: '{shown} von {count} Produkten{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Keine Produkte{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Keine Produkte{query}{collection}{min}{max}{stock}.',
    results_query: ' für „{query}“',
    results_collection: ' in „{collection}“',
    results_unknown_list: ' in dieser Kategorie',
    results_min: ', ab {price}',
    results_max: ', bis {price}',
    results_stock: ', auf Lager',
    try_other_word: 'Versuchen Sie es mit einem anderen Wort oder prüfen Sie die Schreibweise.',
    remove_a_filter: 'Entfernen Sie einen Filter, um mehr Produkte zu sehen.',

    // cart-panel
    cart_empty: 'Ihr Warenkorb ist leer.',
    keep_browsing: 'Weiter stöbern',
    cart_items: 'Artikel in Ihrem Warenkorb',
    field_value: '{field}: {value}',
    remove: 'Entfernen',
    remove_item: '{name} entfernen',
    item_removed: '{name} entfernt',
    price_changed: 'Der Preis von {name} hat sich von {before} auf {after} geändert.',
    item_lost: '{name} ist nicht mehr verfügbar.',
    remove_lost: 'Entfernen und weiter',
    units_left: 'Nur noch {left} verfügbar',
    set_quantity: 'Auf {left} ändern',
    total: 'Summe',
    checkout: 'Zur Kasse',
    opening_checkout: 'Sie werden zur sicheren Kasse weitergeleitet\u00A0…',
    cart_not_saved:
      'Dieser Browser speichert Ihren Warenkorb nicht: Er bleibt nur erhalten, bis Sie diese Seite verlassen.',
    separate_orders: 'Ihre Artikel stammen aus verschiedenen Shops. Sie bezahlen jede Bestellung einzeln.',
    order_of: 'Bestellung {number} von {total}',
    cannot_order:
      'Diese Artikel können Sie auf dieser Seite nicht bestellen. Bestellen Sie sie auf der Seite, auf der Sie sie hinzugefügt haben.',
    other_cart_replaced:
      'Auch der eigene Warenkorb des Shops enthält Artikel. Diese Bestellung ersetzt sie. Bestellen Sie sie vorher dort, wenn Sie sie noch möchten.',
    unfinished_order: 'Nicht abgeschlossene Bestellung',
    no_thanks: 'Nein, danke',

    // cart
    cart_title: 'Warenkorb',
    close_cart: 'Warenkorb schließen',
    open_cart_empty: 'Warenkorb öffnen, leer',
    open_cart: { one: 'Warenkorb öffnen, {count} Artikel', other: 'Warenkorb öffnen, {count} Artikel' },
    cart_kept: {
      one: '{name}. Wir haben {count} Artikel für Sie aufbewahrt.',
      other: '{name}. Wir haben {count} Artikel für Sie aufbewahrt.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Kasse wird geöffnet\u00A0…',
    cart_is_empty_title: 'Ihr Warenkorb ist leer',
    cart_is_empty_text: 'Legen Sie Produkte in den Warenkorb, bevor Sie zur Kasse gehen.',
    checkout_error_title: 'Fehler an der Kasse',
    checkout_error_text: 'Die Kasse konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
    checkout_not_started:
      'Die Kasse konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    cart_unchanged: 'Ihr Warenkorb ist unverändert.',
    checkout_failed: '{message} Ihr Warenkorb ist unverändert.',
    checkout_refused: 'Der Shop hat mit „{message}“ geantwortet. Ihr Warenkorb ist unverändert.',
    checkout_out_of_stock:
      'Von einem Artikel in Ihrem Warenkorb ist nicht mehr genug auf Lager. Verringern Sie die Menge oder entfernen Sie ihn und versuchen Sie es erneut.',
    nothing_ordered: 'Es wurde nichts bestellt.',
    order_failed: '{message} Es wurde nichts bestellt.',
    order_refused: 'Der Shop hat mit „{message}“ geantwortet. Es wurde nichts bestellt.',
    payment_ready_title: 'Noch ein Schritt',
    payment_ready_text: 'Die Zahlung öffnet sich auf einer eigenen Seite.',
    payment_ready_button: 'Weiter zur Zahlung',
    order_not_completed: 'Ihre Bestellung wurde nicht abgeschlossen',
    order_kept: {
      one: 'Wir haben {count} Artikel für Sie aufbewahrt.',
      other: 'Wir haben {count} Artikel für Sie aufbewahrt.',
    },
    put_back: { one: 'Wiederherstellen', other: 'Wiederherstellen' },

    // order-steps
    order_mail_opens: 'Ihr E-Mail-Programm öffnet sich. Falls nicht, kopieren Sie diesen Text:',
    order_copy: 'Bestellung kopieren',
    order_copied: 'Kopiert. Sie können den Text in eine E-Mail einfügen.',
    order_mail_sent: 'Ich habe die E-Mail gesendet',
    order_sent_title: 'Vielen Dank für Ihre Bestellung',
    back_to_cart: 'Zurück zum Warenkorb',
    order_subject: 'Bestellung',
    order_contact: 'Bitte ausfüllen:\n\nName:\nTelefon:\nLieferadresse:',
    order_to_paste:
      'Diese Bestellung ist zu lang für einen E-Mail-Link. Kopieren Sie die vollständige Bestellung auf der Seite des Shops und fügen Sie sie hier ein.',
    order_to_enter:
      'Die Zahlungsseite kennt Ihre Bestellung nicht. Geben Sie dort vor der Zahlung Folgendes ein:',
    order_quantity: 'Menge',

    // contact
    contact: 'Kontakt',
    emergency_service: 'Notdienst',
    emergency_call: '{question} Jetzt anrufen.',
    emergency_call_hours: '{question} Jetzt anrufen, {hours}.',
    call_us: 'Rufen Sie uns an',
    email_us: 'Schreiben Sie uns',
    whatsapp: 'WhatsApp',
    text_us: 'SMS schreiben',
    address: 'Adresse',
    service_area: 'Einsatzgebiet',
    view_coverage: 'Einsatzgebiet ansehen',
    hours: 'Öffnungszeiten',
    emergency_hours: 'Notdienst: {hours}',
    regular_hours: 'Regulär: {hours}',

    // direct-order
    loading_days: 'Verfügbare Tage werden geladen\u00A0…',
    days_error: 'Fehler beim Laden der verfügbaren Tage: {message}',
    loading_times: 'Verfügbare Zeiten werden geladen\u00A0…',
    times_error: 'Fehler beim Laden der verfügbaren Zeiten: {message}',
    times_not_loaded: 'Der Shop ist nicht erreichbar.',
    previous_month: 'Voriger Monat',
    next_month: 'Nächster Monat',
    day_not_available: '{day}, nicht verfügbar',
    no_times_left: 'Am {day} ist nichts mehr frei. Wählen Sie einen anderen Tag.',
    choose_time: 'Wählen Sie eine Uhrzeit am {day}',
    times_in_zone: 'Zeitzone: {zone}.',
    visitor_time: '{time} Ihrer Zeit',
    choose_day_and_time: 'Wählen Sie zuerst Tag und Uhrzeit.',
    book_this_time: 'Termin buchen',
    booking_summary: '{day} um {time} Uhr · {price}',
    booking_summary_zone: '{day} um {time} Uhr ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} Stunde', other: '{count} Stunden' },
    duration_minutes: { one: '{count} Minute', other: '{count} Minuten' },
    duration_both: '{hours} {minutes}',
    by_phone: 'Telefonisch',
    online: 'Online',
    slot_taken: 'Diese Zeit wurde gerade anderweitig gebucht. Bitte wählen Sie eine andere.',
    amount: 'Betrag',
    other_amount: 'Anderer Betrag',
    your_amount: 'Ihr Betrag in {currency}',
    amount_at_least: 'Geben Sie einen Betrag ab {min} ein.',
    amount_between: 'Geben Sie einen Betrag von {min} bis {max} ein.',
    donate_amount: '{amount} spenden',
    field_missing_booking: 'Füllen Sie „{field}“ aus, um diesen Termin zu buchen.',
    field_missing_donation: 'Füllen Sie „{field}“ aus, um zu spenden.',
    booking_offline: 'Dieser Termin kann zurzeit nicht online gebucht werden.',
    booking_contact:
      'Dieser Termin kann zurzeit nicht online gebucht werden. Melden Sie sich bei uns, und wir finden einen Termin.',
    donation_offline: 'Spenden sind zurzeit nicht online möglich.',
    donation_contact:
      'Spenden sind zurzeit nicht online möglich. Melden Sie sich bei uns, wenn Sie spenden möchten.',
    subscription_offline: 'Dies ist ein Abonnement, das nicht online bestellt werden kann.',
    subscription_contact:
      'Dies ist ein Abonnement, das nicht online bestellt werden kann. Melden Sie sich bei uns, und wir richten es für Sie ein.',

    // embedded-product
    product_gone: 'Dieses Produkt ist nicht mehr verfügbar.',
    no_product: 'Kein Produkt ausgewählt.',

    // footer
    footer_services: 'Leistungen',
    footer_contact: 'Kontakt',
    footer_hours: 'Öffnungszeiten',
    footer_phone: '{phone} (auch im Notfall)',
    footer_regular: 'Regulär {days}',
    footer_emergency: 'Notdienst',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Zulassungsnr. {number}',
    founded: 'Seit {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Datenschutz',
    terms: 'AGB',
    imprint: 'Impressum',
    languages: 'Sprachen',

    // hours
    hours_span: '{opens}–{closes}',
    open_24_hours: '24 Stunden geöffnet',
    closed: 'Geschlossen',
    special_hours: 'Sonderöffnungszeiten',
    footer_days: '{first} bis {last}',
    footer_span: '{opens}–{closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}–{last}',
    short_span: '{opens}–{closes}',
    short_24_hours: '24 Stunden',

    // listing
    our_store: 'Unser Shop',
    loading_products: 'Produkte werden geladen\u00A0…',
    products_error: 'Fehler beim Laden der Produkte: {message}',
    products_not_loaded: 'Unbekannter Fehler',
    no_products: 'Zurzeit sind keine Produkte verfügbar.',
    list_stock_not_checked:
      'Wir konnten den Lagerbestand nicht prüfen. Manche Produkte können daher noch nicht in den Warenkorb gelegt werden.',

    // more-products
    products_incomplete:
      'Der Shop hat nicht alle Produkte gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    show_more: 'Mehr anzeigen',
    loading_more: 'Weitere werden geladen\u00A0…',
    more_failed: 'Laden fehlgeschlagen. Erneut versuchen',
    products_shown: { one: '{shown} von {count} Produkt', other: '{shown} von {count} Produkten' },

    // notice
    notice: 'Hinweis',
    learn_more: 'Mehr erfahren',

    // open-status
    open_always: 'Jetzt geöffnet · rund um die Uhr',
    open_until: 'Jetzt geöffnet · bis {time}',
    open_until_day: 'Jetzt geöffnet · bis {day} {time}',
    open_until_midnight: 'Jetzt geöffnet · bis Mitternacht',
    open_until_day_midnight: 'Jetzt geöffnet · bis {day} Mitternacht',
    opens_at: 'Geschlossen · öffnet um {time}',
    opens_on_day: 'Geschlossen · öffnet {day} um {time}',

    // pictures
    previous_picture: 'Voriges Bild',
    next_picture: 'Nächstes Bild',

    // product
    back_to_store: 'Zurück zum Shop',
    no_product_go_back: 'Kein Produkt ausgewählt. Bitte gehen Sie zurück zum Shop und wählen Sie eines aus.',
    product: 'Produkt',
    product_failed_title: 'Produkt nicht verfügbar',
    product_page_title: '{title} – Unser Shop',
    product_page_loading: 'Produkt – Unser Shop',
    product_page_failed: 'Produkt nicht verfügbar – Unser Shop',
    product_description: 'Bilder, Preis und Verfügbarkeit dieses Produkts.',
    product_not_shown: 'Dieses Produkt konnte nicht geladen werden.',
    pictures_of: 'Bilder von {title}',
    picture_alt: '{title}, Bild {number} von {count}',
    picture_number: 'Bild {number}',
    enlarge_picture: 'Bild vergrößern',
    enlarge_picture_of: 'Bild vergrößern, {number} von {count}',
    style: 'Ausführung',
    sold_out: 'Ausverkauft',
    option_unavailable: 'Nicht verfügbar',
    style_sold_out: '{style}, ausverkauft',
    style_unavailable: '{style}, nicht verfügbar in {others}',
    field_optional: '{field} (optional)',
    field_missing: 'Füllen Sie „{field}“ aus, um dieses Produkt in den Warenkorb zu legen.',
    related_products: 'Das könnte Ihnen auch gefallen',
    in_stock_count: '{left} auf Lager!',
    only_left: 'Nicht genug auf Lager. Nur noch {left} verfügbar.',
    stock_unknown: 'Lagerbestand unbekannt',
    checking_stock: 'Lagerbestand wird geprüft\u00A0…',
    add_error_product: 'Oh nein! Etwas ist schiefgegangen.',

    // quantity
    max_quantity: 'Sie können höchstens 9.999 Stück eines Artikels in den Warenkorb legen.',
    possible_quantities: 'Mögliche Mengen: {quantities}',
    quantity_not_possible:
      'Ihr Warenkorb kann nicht {quantity} Stück von {title} enthalten. Mögliche Mengen: {quantities}',

    // quantity-field
    quantity_of: 'Menge von {name}',
    quantity_decrease: 'Menge von {name} verringern',
    quantity_increase: 'Menge von {name} erhöhen',

    // quote-photos
    quote_photos: 'Fotos',
    quote_photos_hint: 'Bis zu {count} Bilder.',
    quote_photos_add: 'Fotos hinzufügen',
    quote_photos_loading: 'Ihre Fotos werden vorbereitet …',
    quote_photo_remove: '{name} entfernen',
    quote_photo_removed: '{name} wurde entfernt.',
    quote_photos_too_many: 'Sie können bis zu {count} Bilder senden. Die übrigen wurden nicht hinzugefügt.',
    quote_photo_unreadable:
      '„{name}“ ist kein Bild, das gesendet werden kann. Wählen Sie eine JPEG- oder PNG-Datei.',
    quote_photo_original:
      '„{name}“ wird unverändert gesendet, weil Ihr Browser Bilder schützt. Das Bild kann den Aufnahmeort enthalten.',
    quote_photo_too_large:
      '„{name}“ kann nicht gesendet werden, weil Ihr Browser nicht zulässt, dass diese Seite das Bild verkleinert. Wählen Sie eine Datei unter 5\u00A0MB.',
    quote_photos_failed:
      'Fotos können gerade nicht hinzugefügt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

    // quote-sending
    quote_name_missing: 'Bitte nennen Sie uns Ihren Namen.',
    quote_phone_missing: 'Bitte geben Sie eine Telefonnummer an, damit wir Sie zurückrufen können.',
    quote_phone_invalid:
      'Diese Telefonnummer enthält keine Ziffern, deshalb können wir Sie nicht zurückrufen. Korrigieren Sie sie, oder drücken Sie die Schaltfläche noch einmal, um sie so zu senden.',
    quote_email_invalid: 'Das ist keine E-Mail-Adresse. Sie sollte so aussehen: name@example.com.',
    quote_consent_missing:
      'Bitte stimmen Sie zu, damit wir Ihre Angaben verwenden dürfen, um Sie zurückzurufen.',
    quote_sending: 'Wird gesendet\u00A0…',
    quote_sent: 'Vielen Dank. Ihre Anfrage ist bei uns eingegangen, wir melden uns in Kürze.',
    quote_mail_opens: 'Ihr E-Mail-Programm sollte sich jetzt öffnen. Senden Sie die Nachricht dort ab.',
    quote_blocked:
      'Ihre Anfrage wurde noch nicht gesendet, weil unser Spamfilter sie aufgehalten hat. Klicken Sie auf „{button}“, um sie dennoch zu senden.',
    quote_send_anyway: 'Trotzdem senden',
    quote_failed: '{message} Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
    quote_timeout: 'Das Senden Ihrer Anfrage hat zu lange gedauert.',
    quote_not_sent: 'Ihre Anfrage konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung.',
    quote_refused: 'Der Server hat Ihre Anfrage abgelehnt.',
    quote_refused_status: 'Der Server hat Ihre Anfrage abgelehnt (HTTP {status}).',
    quote_unconfirmed: 'Der Server hat nicht bestätigt, dass er Ihre Anfrage erhalten hat.',
    quote_needs_script:
      'Dieses Formular braucht JavaScript. Da es nicht ausgeführt wird, kann Ihre Anfrage hier nicht gesendet werden. Bitte kontaktieren Sie uns direkt.',
    send_by_email: 'Per E-Mail senden',
    mail_subject: 'Angebotsanfrage',
    mail_subject_emergency: 'Notfall: Angebotsanfrage',
    mail_name: 'Name: {name}',
    mail_phone: 'Telefon: {phone}',
    mail_email: 'E-Mail: {email}',
    mail_service: 'Leistung: {service}',
    mail_emergency: 'Es ist ein Notfall',

    // quote
    request_quote: 'Angebot anfordern',
    quote_name: 'Name *',
    quote_phone: 'Telefon *',
    quote_email: 'E-Mail',
    quote_service: 'Leistung',
    quote_message: 'Nachricht',
    choose_service: 'Leistung wählen (optional)',
    service_residential: 'Privathaushalt',
    service_commercial: 'Gewerbe',
    service_emergency: 'Notfall',
    service_repair: 'Reparatur',
    service_inspection: 'Prüfung',
    service_maintenance: 'Wartung',
    is_emergency: 'Es ist ein Notfall',
    quote_consent:
      'Ich bin damit einverstanden, dass meine Angaben zur Beantwortung meiner Anfrage verwendet werden, wie in der {privacy_policy} beschrieben. *',
    privacy_policy: 'Datenschutzerklärung',

    // services
    our_services: 'Unsere Leistungen',
    rates: 'Unsere Preise',
    rates_range: 'Unsere Preise · {range}',
    our_work: 'Unsere Arbeiten',
    work_before: 'Vorher',
    work_after: 'Nachher',
    brands: 'Marken, mit denen wir arbeiten',
    financing: 'Ratenzahlung',

    // shared
    loading: 'Wird geladen\u00A0…',
    try_again: 'Erneut versuchen',
    close: 'Schließen',
    call_phone: '{phone} anrufen',
    list: '{first}, {more}',
    back_to_home: 'Zur Startseite',
    part_not_loaded:
      'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder laden Sie die Seite neu.',
    part_failed: 'Hier ist etwas schiefgegangen. Dieser Teil der Seite konnte nicht angezeigt werden.',

    // single-product
    loading_product: 'Produkt wird geladen\u00A0…',
    product_error: 'Fehler beim Laden des Produkts: {message}',
    product_not_loaded: 'Unbekannter Fehler',
    stock_not_checked:
      'Wir konnten nicht prüfen, ob dieses Produkt auf Lager ist. Es kann daher noch nicht in den Warenkorb gelegt werden.',

    // site
    site_not_loaded: 'Diese Seite ist nicht vollständig geladen. Sie können uns anrufen: {phone}',
    icon_title: 'Ein Blitz',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Zurzeit nicht verfügbar',
    product_unavailable: 'Dieses Produkt ist zurzeit nicht verfügbar.',
    not_enough_stock: 'Nicht genug auf Lager: {title} ({variant}). Nur noch {left} verfügbar.',
    stock_check_failed: 'Wir konnten den Lagerbestand nicht prüfen. Bitte versuchen Sie es erneut.',

    // store
    add_to_cart: 'In den Warenkorb',
    book_a_time: 'Termin buchen',
    donate: 'Spenden',
    view_details: 'Details ansehen',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Entdecken Sie dieses tolle Produkt!',
    no_image: 'Kein Bild',
    sale_price: 'Aktionspreis',
    regular_price: 'Normalpreis',
    free: 'Kostenlos',
    price_from: 'Ab {price}',
    store_offline: 'Sie sind anscheinend offline. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    store_unreachable:
      'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    store_timeout: 'Der Shop hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
    store_unreadable: 'Die Antwort des Shops war nicht lesbar. Bitte versuchen Sie es später erneut.',

    // success
    order_successful: 'Bestellung erfolgreich!',
    order_successful_text:
      'Vielen Dank für Ihren Einkauf. Ihre Bestellung ist eingegangen. Sie erhalten in Kürze eine Bestätigung per E-Mail.',
    continue_shopping: 'Weiter einkaufen',

    // toasts
    close_toast: 'Meldung schließen',
    not_implemented_title: 'Das Kontaktformular ist noch nicht umgesetzt',
    not_implemented_text: 'Sie können diese Funktion in Ihrem nächsten Prompt anfordern!',
    picture_not_enlarged: 'Das Bild konnte nicht vergrößert werden',
    hours_not_shown: 'Die Öffnungszeiten konnten nicht angezeigt werden',
    check_connection: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

    // website
    skip_to_content: 'Zum Inhalt springen',
    main_links: 'Hauptmenü',
    menu_store: 'Shop',
    menu_services: 'Leistungen',
    menu_about: 'Über uns',
    menu_contact: 'Kontakt',
    book_now: 'Jetzt buchen',
    call_now: 'Jetzt anrufen',
    menu: 'Menü',
    open_menu: 'Menü öffnen',
    close_menu: 'Menü schließen',
    home_consultation: 'Beratung vereinbaren',
    home_page_title: '{name} – {title}',
    store_page_title: 'Shop – {name}',
    store_description: 'Produkte und Merchandise von {name}.',
    electrician_store: 'Elektroprodukte und Merchandise von {name}.',
    success_page_title: 'Bestellung erfolgreich! – {name}',
    success_description: 'Ihre Bestellung ist eingegangen.',
    app_error: 'Diese Seite konnte nicht angezeigt werden',
    error_status: 'Fehler',
    not_found_status: '404 Nicht gefunden',
    not_found: 'Diese Seite gibt es nicht, oder sie wurde verschoben.',
    page_not_shown: 'Diese Seite konnte nicht angezeigt werden.',
    visit_store: 'Zu unserem Shop',

    // zoom
    picture_position: 'Bild {number} von {count}',
    zoom_in: 'Vergrößern',
    zoom_out: 'Verkleinern',
  },
  facts: {
    name: 'Elektriker in Ihrer Nähe',
    trade: {
      page_title: 'Professionelle Elektroarbeiten',
      subtitle: 'Elektrotechnik vom Fachmann – {name}',
      credential: 'Zugelassener und versicherter Elektriker',
      emergency: 'Funken, Rauch oder kein Strom?',
    },
    description:
      'Zugelassener und versicherter Elektriker für Privathaushalte, Gewerbe und Notfälle, mit über 10 Jahren Erfahrung.',
    headline: 'Strom, auf den Verlass ist – Tag und Nacht',
    blurb:
      'Zugelassener und versicherter Elektriker mit über 10 Jahren Erfahrung in Privathaushalten, Betrieben und im Notdienst.',
    bio: [
      'Seit über 10 Jahren sorge ich in Wohnungen, Läden und Werkstätten der Region für Strom, von der einzelnen defekten Steckdose bis zur Elektroinstallation eines ganzen Neubaus.',
      'Sie bekommen einen zugelassenen und versicherten Elektriker, der pünktlich kommt, Ihnen die Möglichkeiten verständlich erklärt und alles so sauber hinterlässt, wie es vorher war.',
    ],
    highlights: [
      { title: 'Arbeit vom Fachmann', text: 'Über 10 Jahre Erfahrung' },
      { title: '24-Stunden-Notdienst', text: 'Immer erreichbar' },
      { title: 'Kostenlose Beratung', text: 'Klare Preise am Telefon' },
    ],
    services: [
      {
        title: 'Elektrik für Privathaushalte',
        description:
          'Sichere, saubere Installation für Ihr Zuhause, von einer neuen Steckdose bis zum ganzen Haus.',
        features: ['Neubauinstallation', 'Steckdosen setzen', 'Beleuchtung', 'Sicherungskasten erneuern'],
      },
      {
        title: 'Elektrik für Gewerbe',
        description:
          'Leitungen und Strom für Büros, Läden und Werkstätten, abgestimmt auf Ihre Geschäftszeiten.',
        features: ['Büroinstallation', 'Industrieanlagen', 'Wartungspläne', 'Normgerechte Ausführung'],
      },
      {
        title: 'Notdienst',
        description: 'Wenn es nicht warten kann: Tag und Nacht, auch an Wochenenden und Feiertagen.',
        features: ['Stromausfälle', 'Elektrische Störungen', 'Akute Gefahren', 'Eilige Reparaturen'],
      },
      {
        title: 'Elektroreparaturen',
        description: 'Wir finden die Ursache des Fehlers und beheben sie dauerhaft.',
        features: ['Fehlersuche', 'Defekte Leitungen', 'Reparatur von Stromkreisen', 'Anlagendiagnose'],
      },
      {
        title: 'Sicherheitsprüfungen',
        description: 'Eine gründliche Prüfung Ihrer Elektroinstallation, mit verständlichem Bericht.',
        features: ['Einhaltung der Normen', 'Sicherheitschecks', 'Risikobewertung', 'Prüfbescheinigung'],
      },
      {
        title: 'Wartung',
        description: 'Regelmäßige Pflege, die Probleme findet, bevor sie Ärger machen.',
        features: [
          'Vorbeugende Wartung',
          'Anlagenoptimierung',
          'Regelmäßige Kontrollen',
          'Leistungsüberwachung',
        ],
      },
    ],
    rates: {
      title: 'Rufen Sie an: Beratung kostenlos',
      text: 'Sie kennen den Preis vor Beginn der Arbeit, ohne versteckte Kosten.',
      note: 'Hinweis: Im Notdienst können Zuschläge anfallen.',
    },
    statistics: [
      { title: '10+', text: 'Jahre Erfahrung' },
      { title: '500+', text: 'Zufriedene Kunden' },
      { title: '100\u00A0%', text: 'Zugelassen und versichert' },
      { title: '24/7', text: 'Notdienst' },
    ],
    service_area: 'Vor Ort und in der Umgebung',
    hours: { emergency: 'rund um die Uhr', note: 'Rufen Sie an: Beratung kostenlos' },
    withoutEmergency: {
      description:
        'Zugelassener und versicherter Elektriker für Privathaushalte und Gewerbe, mit über 10 Jahren Erfahrung.',
      headline: 'Strom, auf den Verlass ist',
      blurb:
        'Zugelassener und versicherter Elektriker mit über 10 Jahren Erfahrung in Privathaushalten und Betrieben.',
    },
    unread: { name: 'Betrieb in Ihrer Nähe' },
  },
}

addLanguage(de)
