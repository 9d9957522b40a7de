import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Dutch. Addresses visitors as “u”. */
export const nl: CompleteTranslation = {
  language: 'nl',
  texts: {
    // about
    portrait_alt: '{name}, eigenaar',
    portrait_alt_unnamed: 'De eigenaar',
    about_name: 'Over {name}',
    about_consultation: 'Advies aanvragen',
    customers_say: 'Wat klanten zeggen',
    testimonial_name: '{name}, {place}',
    rated: 'Beoordeeld met {rating} van 5',
    review_count: { one: '{count} beoordeling', other: '{count} beoordelingen' },
    review_us: 'Beoordeel ons',

    // adding
    added_title: 'In uw winkelwagen! 🛒',
    added_from_card: '{title} ligt in uw winkelwagen.',
    added_from_product: '{quantity} × {title} ({variant}) toegevoegd.',
    add_error_card: 'Toevoegen aan winkelwagen mislukt',
    please_try_again: 'Probeer het opnieuw.',
    cart_not_loaded:
      'De winkelwagen kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',

    // browse
    search_products: 'Producten zoeken',
    filters: 'Filters',
    filters_count: 'Filters ({count})',
    filter_and_sort: 'Filteren en sorteren',
    collection: 'Categorie',
    all_products: 'Alle producten',
    option_count: '{option} ({number})',
    sort_by: 'Sorteren op',
    sort_featured: 'Aanbevolen',
    sort_best_match: 'Relevantie',
    sort_newest: 'Nieuwste',
    sort_price_ascending: 'Prijs, laag naar hoog',
    sort_price_descending: 'Prijs, hoog naar laag',
    sort_name: 'Naam, A tot Z',
    price: 'Prijs',
    price_in: 'Prijs ({currency})',
    lowest_price: 'Minimumprijs',
    highest_price: 'Maximumprijs',
    price_min: 'Min.',
    price_max: 'Max.',
    price_invalid: 'Vul een prijs in, bijvoorbeeld 30.',
    in_stock_only: 'Alleen op voorraad',
    show_products: 'Toon producten',
    show_count: { one: 'Toon {count} product', other: 'Toon {count} producten' },
    no_products_found: 'Geen producten gevonden',
    active_filters: 'Actieve filters',
    remove_filter: 'Filter verwijderen: {filter}',
    clear_filters: 'Alles wissen',
    filter_query: '“{query}”',
    filter_unknown_list: 'deze categorie',
    filter_min: 'Vanaf {price}',
    filter_max: 'Tot {price}',
    filter_stock: 'Op voorraad',
    loading_all: 'Alle producten laden: {loaded} van {count}',
    product_count: { one: '{count} product', other: '{count} producten' },
    results: {
      one: '{shown} van {count} product{query}{collection}{min}{max}{stock}',
      other: '{shown} van {count} producten{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Geen producten{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Geen producten{query}{collection}{min}{max}{stock}.',
    results_query: ' voor “{query}”',
    results_collection: ' in {collection}',
    results_unknown_list: ' in deze categorie',
    results_min: ', vanaf {price}',
    results_max: ', tot {price}',
    results_stock: ', op voorraad',
    try_other_word: 'Probeer een ander woord of controleer de spelling.',
    remove_a_filter: 'Verwijder een filter om meer producten te zien.',

    // cart-panel
    cart_empty: 'Uw winkelwagen is leeg.',
    keep_browsing: 'Verder kijken',
    cart_items: 'Artikelen in uw winkelwagen',
    field_value: '{field}: {value}',
    remove: 'Verwijderen',
    remove_item: '{name} verwijderen',
    item_removed: '{name} verwijderd',
    price_changed: 'De prijs van {name} is gewijzigd van {before} naar {after}.',
    item_lost: '{name} is niet meer leverbaar.',
    remove_lost: 'Verwijderen en doorgaan',
    units_left: 'Nog maar {left} beschikbaar',
    set_quantity: 'Wijzigen in {left}',
    total: 'Totaal',
    checkout: 'Afrekenen',
    opening_checkout: 'U gaat naar de beveiligde kassa…',
    cart_not_saved:
      'Deze browser bewaart uw winkelwagen niet: de inhoud verdwijnt als u deze pagina verlaat.',
    separate_orders: 'Uw artikelen komen uit verschillende webshops. U betaalt elke bestelling apart.',
    order_of: 'Bestelling {number} van {total}',
    cannot_order:
      'U kunt deze artikelen niet op deze pagina bestellen. Bestel ze op de pagina waar u ze hebt toegevoegd.',
    other_cart_replaced:
      'De eigen winkelwagen van de webshop bevat ook artikelen. Als u hier verdergaat, worden ze vervangen door deze bestelling. Bestel ze eerst daar als u ze nog wilt.',
    unfinished_order: 'Niet-afgeronde bestelling',
    no_thanks: 'Nee, bedankt',

    // cart
    cart_title: 'Winkelwagen',
    close_cart: 'Winkelwagen sluiten',
    open_cart_empty: 'Winkelwagen openen, leeg',
    open_cart: {
      one: 'Winkelwagen openen, {count} artikel',
      other: 'Winkelwagen openen, {count} artikelen',
    },
    cart_kept: {
      one: '{name}. We hebben {count} artikel voor u bewaard.',
      other: '{name}. We hebben {count} artikelen voor u bewaard.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Kassa openen…',
    cart_is_empty_title: 'Uw winkelwagen is leeg',
    cart_is_empty_text: 'Voeg producten toe aan uw winkelwagen voordat u afrekent.',
    checkout_error_title: 'Fout bij het afrekenen',
    checkout_error_text: 'De kassa kon niet worden geopend. Probeer het opnieuw.',
    checkout_not_started:
      'De kassa kon niet worden geopend. Controleer uw verbinding en probeer het opnieuw.',
    cart_unchanged: 'Uw winkelwagen is ongewijzigd.',
    checkout_failed: '{message} Uw winkelwagen is ongewijzigd.',
    checkout_refused: 'De webshop antwoordde met “{message}”. Uw winkelwagen is ongewijzigd.',
    checkout_out_of_stock:
      'Van een artikel in uw winkelwagen is niet meer genoeg op voorraad. Verlaag het aantal of verwijder het artikel en probeer het opnieuw.',
    nothing_ordered: 'Er is niets besteld.',
    order_failed: '{message} Er is niets besteld.',
    order_refused: 'De webshop antwoordde met “{message}”. Er is niets besteld.',
    payment_ready_title: 'Nog één stap',
    payment_ready_text: 'De betaling opent op een eigen pagina.',
    payment_ready_button: 'Naar de betaling',
    order_not_completed: 'Uw bestelling is niet afgerond',
    order_kept: {
      one: 'We hebben {count} artikel voor u bewaard.',
      other: 'We hebben {count} artikelen voor u bewaard.',
    },
    put_back: { one: 'Terugzetten', other: 'Terugzetten' },

    // order-steps
    order_mail_opens: 'Uw mailprogramma wordt geopend. Kopieer deze tekst als dat niet gebeurt:',
    order_copy: 'Bestelling kopiëren',
    order_copied: 'Gekopieerd. U kunt de tekst in een e-mail plakken.',
    order_mail_sent: 'Ik heb de e-mail verstuurd',
    order_sent_title: 'Bedankt voor uw bestelling',
    back_to_cart: 'Terug naar de winkelwagen',
    order_subject: 'Bestelling',
    order_contact: 'Vul dit in:\n\nNaam:\nTelefoon:\nBezorgadres:',
    order_to_paste:
      'Deze bestelling is te lang voor een e-maillink. Kopieer de volledige bestelling op de pagina van de winkel en plak die hier.',
    order_to_enter: 'De betaalpagina kent uw bestelling niet. Vul daar het volgende in voordat u betaalt:',
    order_quantity: 'Aantal',

    // contact
    contact: 'Contact',
    emergency_service: 'Spoedservice',
    emergency_call: '{question} Bel nu.',
    emergency_call_hours: '{question} Bel nu, {hours}.',
    call_us: 'Bel ons',
    email_us: 'Mail ons',
    whatsapp: 'WhatsApp',
    text_us: 'Stuur een sms',
    address: 'Adres',
    service_area: 'Werkgebied',
    view_coverage: 'Bekijk werkgebied',
    hours: 'Openingstijden',
    emergency_hours: 'Spoedservice: {hours}',
    regular_hours: 'Normaal: {hours}',

    // direct-order
    loading_days: 'Beschikbare dagen laden…',
    days_error: 'Fout bij het laden van beschikbare dagen: {message}',
    loading_times: 'Beschikbare tijden laden…',
    times_error: 'Fout bij het laden van beschikbare tijden: {message}',
    times_not_loaded: 'De webshop is niet bereikbaar.',
    previous_month: 'Vorige maand',
    next_month: 'Volgende maand',
    day_not_available: '{day}, niet beschikbaar',
    no_times_left: 'Op {day} zijn geen tijden meer beschikbaar. Kies een andere dag.',
    choose_time: 'Kies een tijd op {day}',
    times_in_zone: 'Tijdzone: {zone}.',
    visitor_time: '{time} uw tijd',
    choose_day_and_time: 'Kies eerst een dag en een tijd.',
    book_this_time: 'Deze tijd boeken',
    booking_summary: '{day} om {time} · {price}',
    booking_summary_zone: '{day} om {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} uur', other: '{count} uur' },
    duration_minutes: { one: '{count} minuut', other: '{count} minuten' },
    duration_both: '{hours} en {minutes}',
    by_phone: 'Telefonisch',
    online: 'Online',
    slot_taken: 'Iemand anders heeft deze tijd net geboekt. Kies een andere tijd.',
    amount: 'Bedrag',
    other_amount: 'Ander bedrag',
    your_amount: 'Uw bedrag in {currency}',
    amount_at_least: 'Vul een bedrag van minstens {min} in.',
    amount_between: 'Vul een bedrag tussen {min} en {max} in.',
    donate_amount: '{amount} doneren',
    field_missing_booking: 'Vul “{field}” in om deze afspraak te boeken.',
    field_missing_donation: 'Vul “{field}” in om te doneren.',
    booking_offline: 'Deze afspraak kan op dit moment niet online worden geboekt.',
    booking_contact:
      'Deze afspraak kan op dit moment niet online worden geboekt. Neem contact met ons op, dan vinden we een moment.',
    donation_offline: 'Doneren kan op dit moment niet online.',
    donation_contact: 'Doneren kan op dit moment niet online. Neem contact met ons op als u wilt doneren.',
    subscription_offline: 'Dit is een abonnement, dat niet online kan worden besteld.',
    subscription_contact:
      'Dit is een abonnement, dat niet online kan worden besteld. Neem contact met ons op, dan regelen we het voor u.',

    // embedded-product
    product_gone: 'Dit product is niet meer beschikbaar.',
    no_product: 'Er is geen product gekozen.',

    // footer
    footer_services: 'Diensten',
    footer_contact: 'Contact',
    footer_hours: 'Openingstijden',
    footer_phone: '{phone} (ook voor spoed)',
    footer_regular: 'Normaal: {days}',
    footer_emergency: 'Spoedservice',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Registratienr. {number}',
    founded: 'Sinds {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Privacy',
    terms: 'Voorwaarden',
    imprint: 'Bedrijfsgegevens',
    languages: 'Talen',

    // hours
    hours_span: '{opens} – {closes}',
    open_24_hours: '24 uur geopend',
    closed: 'Gesloten',
    special_hours: 'Afwijkende openingstijden',
    footer_days: '{first} t/m {last}',
    footer_span: '{opens} – {closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}-{last}',
    short_span: '{opens}-{closes}',
    short_24_hours: '24 uur',

    // listing
    our_store: 'Onze webshop',
    loading_products: 'Producten laden…',
    products_error: 'Fout bij het laden van de producten: {message}',
    products_not_loaded: 'onbekende fout',
    no_products: 'Er zijn op dit moment geen producten beschikbaar.',
    list_stock_not_checked:
      'We konden de voorraad niet controleren. Sommige producten kunnen daarom nog niet aan de winkelwagen worden toegevoegd.',

    // more-products
    products_incomplete:
      'De webshop heeft niet alle producten verzonden. Controleer uw verbinding en probeer het opnieuw.',
    show_more: 'Meer tonen',
    loading_more: 'Meer laden…',
    more_failed: 'Laden mislukt. Opnieuw proberen',
    products_shown: { one: '{shown} van {count} product', other: '{shown} van {count} producten' },

    // notice
    notice: 'Mededeling',
    learn_more: 'Meer informatie',

    // open-status
    open_always: 'Nu geopend · 24 uur',
    open_until: 'Nu geopend · tot {time}',
    open_until_day: 'Nu geopend · tot {day} {time}',
    open_until_midnight: 'Nu geopend · tot middernacht',
    open_until_day_midnight: 'Nu geopend · tot {day} middernacht',
    opens_at: 'Gesloten · opent om {time}',
    opens_on_day: 'Gesloten · opent {day} om {time}',

    // pictures
    previous_picture: 'Vorige foto',
    next_picture: 'Volgende foto',

    // product
    back_to_store: 'Terug naar de webshop',
    no_product_go_back: 'Er is geen product gekozen. Ga terug naar de webshop en kies er een.',
    product: 'Product',
    product_failed_title: 'Product niet beschikbaar',
    product_page_title: '{title} - Onze webshop',
    product_page_loading: 'Product - Onze webshop',
    product_page_failed: 'Product niet beschikbaar - Onze webshop',
    product_description: 'Foto’s, prijs en beschikbaarheid van dit product.',
    product_not_shown: 'Dit product kon niet worden geladen.',
    pictures_of: 'Foto’s van {title}',
    picture_alt: '{title}, foto {number} van {count}',
    picture_number: 'Foto {number}',
    enlarge_picture: 'Foto vergroten',
    enlarge_picture_of: 'Foto vergroten, {number} van {count}',
    style: 'Uitvoering',
    sold_out: 'Uitverkocht',
    option_unavailable: 'Niet leverbaar',
    style_sold_out: '{style}, uitverkocht',
    style_unavailable: '{style}, niet leverbaar in {others}',
    field_optional: '{field} (optioneel)',
    field_missing: 'Vul “{field}” in om dit product aan uw winkelwagen toe te voegen.',
    related_products: 'Misschien ook iets voor u',
    in_stock_count: '{left} op voorraad!',
    only_left: 'Niet genoeg op voorraad. Nog maar {left} beschikbaar.',
    stock_unknown: 'Voorraad onbekend',
    checking_stock: 'Voorraad controleren…',
    add_error_product: 'O nee! Er is iets misgegaan.',

    // quantity
    max_quantity: 'U kunt maximaal 9.999 stuks van een artikel toevoegen.',
    possible_quantities: 'Mogelijke aantallen: {quantities}',
    quantity_not_possible:
      'Uw winkelwagen kan geen {quantity} stuks van {title} bevatten. Mogelijke aantallen: {quantities}',

    // quantity-field
    quantity_of: 'Aantal: {name}',
    quantity_decrease: 'Aantal verlagen: {name}',
    quantity_increase: 'Aantal verhogen: {name}',

    // quote-photos
    quote_photos: 'Foto’s',
    quote_photos_hint: 'Maximaal {count} afbeeldingen.',
    quote_photos_add: 'Foto’s toevoegen',
    quote_photos_loading: 'Uw foto’s worden voorbereid…',
    quote_photo_remove: '{name} verwijderen',
    quote_photo_removed: '{name} is verwijderd.',
    quote_photos_too_many: 'U kunt maximaal {count} afbeeldingen versturen. De andere zijn niet toegevoegd.',
    quote_photo_unreadable:
      '“{name}” is geen afbeelding die verstuurd kan worden. Kies een JPEG- of PNG-bestand.',
    quote_photo_original:
      '“{name}” wordt ongewijzigd verstuurd, omdat uw browser afbeeldingen beschermt. De plaats van de opname kan erin staan.',
    quote_photo_too_large:
      '“{name}” kan niet worden verstuurd, omdat uw browser deze pagina de afbeelding niet laat verkleinen. Kies een bestand kleiner dan 5\u00A0MB.',
    quote_photos_failed:
      'Er kunnen nu geen foto’s worden toegevoegd. Controleer uw verbinding en probeer het opnieuw.',

    // quote-sending
    quote_name_missing: 'Vul uw naam in.',
    quote_phone_missing: 'Vul een telefoonnummer in, zodat we u kunnen terugbellen.',
    quote_phone_invalid:
      'Dit telefoonnummer bevat geen cijfers, dus we kunnen u niet terugbellen. Verbeter het, of druk nog eens op de knop om het zo te versturen.',
    quote_email_invalid: 'Dit is geen e-mailadres. Het moet lijken op naam@example.com.',
    quote_consent_missing: 'Geef toestemming, zodat we uw gegevens mogen gebruiken om u terug te bellen.',
    quote_sending: 'Versturen…',
    quote_sent: 'Bedankt. We hebben uw aanvraag ontvangen en reageren snel.',
    quote_mail_opens: 'Uw mailprogramma wordt nu geopend. Verstuur het bericht daar.',
    quote_blocked:
      'Uw aanvraag is nog niet verstuurd, omdat ons spamfilter die heeft tegengehouden. Klik op “{button}” om de aanvraag alsnog te versturen.',
    quote_send_anyway: 'Toch versturen',
    quote_failed: '{message} Wat u hebt ingevuld, blijft bewaard. Probeer het opnieuw.',
    quote_timeout: 'Het versturen van uw aanvraag duurde te lang.',
    quote_not_sent: 'Uw aanvraag kon niet worden verstuurd. Controleer uw verbinding.',
    quote_refused: 'De server heeft uw aanvraag geweigerd.',
    quote_refused_status: 'De server heeft uw aanvraag geweigerd (HTTP {status}).',
    quote_unconfirmed: 'De server heeft niet bevestigd dat uw aanvraag is ontvangen.',
    quote_needs_script:
      'Dit formulier heeft JavaScript nodig. Omdat dat niet werkt, kan uw aanvraag hier niet worden verstuurd. Neem rechtstreeks contact met ons op.',
    send_by_email: 'Per e-mail versturen',
    mail_subject: 'Offerteaanvraag',
    mail_subject_emergency: 'Spoed: offerteaanvraag',
    mail_name: 'Naam: {name}',
    mail_phone: 'Telefoon: {phone}',
    mail_email: 'E-mail: {email}',
    mail_service: 'Dienst: {service}',
    mail_emergency: 'Dit is een spoedgeval',

    // quote
    request_quote: 'Offerte aanvragen',
    quote_name: 'Naam *',
    quote_phone: 'Telefoon *',
    quote_email: 'E-mail',
    quote_service: 'Dienst',
    quote_message: 'Bericht',
    choose_service: 'Kies een dienst (optioneel)',
    service_residential: 'Woning',
    service_commercial: 'Bedrijf',
    service_emergency: 'Spoed',
    service_repair: 'Reparatie',
    service_inspection: 'Inspectie',
    service_maintenance: 'Onderhoud',
    is_emergency: 'Dit is een spoedgeval',
    quote_consent:
      'Ik ga ermee akkoord dat mijn gegevens worden gebruikt om mijn aanvraag te beantwoorden, zoals beschreven in de {privacy_policy}. *',
    privacy_policy: 'privacyverklaring',

    // services
    our_services: 'Onze diensten',
    rates: 'Onze tarieven',
    rates_range: 'Onze tarieven · {range}',
    our_work: 'Ons werk',
    work_before: 'Voor',
    work_after: 'Na',
    brands: 'Merken waarmee wij werken',
    financing: 'Betalen in termijnen',

    // shared
    loading: 'Laden…',
    try_again: 'Opnieuw proberen',
    close: 'Sluiten',
    call_phone: 'Bel {phone}',
    list: '{first}, {more}',
    back_to_home: 'Naar de homepage',
    part_not_loaded:
      'Dit deel van de pagina kon niet worden geladen. Controleer uw verbinding of laad de pagina opnieuw.',
    part_failed: 'Er is iets misgegaan. Dit deel van de pagina kon niet worden getoond.',

    // single-product
    loading_product: 'Product laden…',
    product_error: 'Fout bij het laden van het product: {message}',
    product_not_loaded: 'onbekende fout',
    stock_not_checked:
      'We konden de voorraad niet controleren. Dit product kan daarom nog niet aan de winkelwagen worden toegevoegd.',

    // site
    site_not_loaded: 'Deze pagina is niet volledig geladen. U kunt ons bellen: {phone}',
    icon_title: 'Een bliksemschicht',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Nu niet leverbaar',
    product_unavailable: 'Dit product is nu niet leverbaar.',
    not_enough_stock: 'Niet genoeg op voorraad: {title} ({variant}). Nog maar {left} beschikbaar.',
    stock_check_failed: 'We konden de voorraad niet controleren. Probeer het opnieuw.',

    // store
    add_to_cart: 'In winkelwagen',
    book_a_time: 'Afspraak boeken',
    donate: 'Doneren',
    view_details: 'Details bekijken',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Bekijk dit geweldige product!',
    no_image: 'Geen foto',
    sale_price: 'Actieprijs',
    regular_price: 'Normale prijs',
    free: 'Gratis',
    price_from: 'Vanaf {price}',
    store_offline: 'U lijkt offline te zijn. Controleer uw verbinding en probeer het opnieuw.',
    store_unreachable: 'De webshop is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
    store_timeout: 'Het duurde te lang voordat de webshop antwoordde. Probeer het opnieuw.',
    store_unreadable: 'Het antwoord van de webshop was onleesbaar. Probeer het later opnieuw.',

    // success
    order_successful: 'Bestelling geslaagd!',
    order_successful_text:
      'Bedankt voor uw aankoop. Uw bestelling is geplaatst en u ontvangt binnenkort een bevestiging per e-mail.',
    continue_shopping: 'Verder winkelen',

    // toasts
    close_toast: 'Melding sluiten',
    not_implemented_title: 'Het contactformulier is nog niet geïmplementeerd',
    not_implemented_text: 'U kunt deze functie aanvragen in uw volgende prompt!',
    picture_not_enlarged: 'De foto kon niet worden vergroot',
    hours_not_shown: 'De openingstijden konden niet worden getoond',
    check_connection: 'Controleer uw verbinding en probeer het opnieuw.',

    // website
    skip_to_content: 'Naar de inhoud',
    main_links: 'Hoofdmenu',
    menu_store: 'Webshop',
    menu_services: 'Diensten',
    menu_about: 'Over ons',
    menu_contact: 'Contact',
    book_now: 'Nu boeken',
    call_now: 'Nu bellen',
    menu: 'Menu',
    open_menu: 'Menu openen',
    close_menu: 'Menu sluiten',
    home_consultation: 'Advies aanvragen',
    home_page_title: '{name} - {title}',
    store_page_title: 'Webshop - {name}',
    store_description: 'Producten en merchandise van {name}.',
    electrician_store: 'Elektrotechnische producten en merchandise van {name}.',
    success_page_title: 'Bestelling geslaagd! - {name}',
    success_description: 'Uw bestelling is geplaatst.',
    app_error: 'Deze pagina kon niet worden getoond',
    error_status: 'Fout',
    not_found_status: '404 Niet gevonden',
    not_found: 'Deze pagina bestaat niet of is verplaatst.',
    page_not_shown: 'Deze pagina kon niet worden getoond.',
    visit_store: 'Naar onze webshop',

    // zoom
    picture_position: 'Foto {number} van {count}',
    zoom_in: 'Inzoomen',
    zoom_out: 'Uitzoomen',
  },
  facts: {
    name: 'Elektricien bij u in de buurt',
    trade: {
      page_title: 'Professioneel elektrawerk',
      subtitle: '{name}: vakkundig elektrawerk',
      credential: 'Erkend en verzekerd elektricien',
      emergency: 'Vonken, rook of geen stroom?',
    },
    description:
      'Erkend en verzekerd elektricien voor woningen, bedrijven en spoedgevallen, met meer dan 10 jaar ervaring.',
    headline: 'Stroom waarop u kunt rekenen, dag en nacht',
    blurb:
      'Erkend en verzekerd elektricien met meer dan 10 jaar ervaring in woningen, bedrijven en spoedreparaties.',
    bio: [
      'Al meer dan 10 jaar zorg ik voor stroom in woningen, winkels en werkplaatsen in de regio, van één kapot stopcontact tot de bedrading van een heel nieuw gebouw.',
      'U krijgt een erkend en verzekerd elektricien die op tijd komt, de mogelijkheden in gewone taal uitlegt en alles net zo netjes achterlaat als het was.',
    ],
    highlights: [
      { title: 'Vakkundige service', text: 'Meer dan 10 jaar ervaring' },
      { title: '24/7 spoedservice', text: 'Altijd bereikbaar' },
      { title: 'Gratis advies', text: 'Bel voor duidelijke prijzen' },
    ],
    services: [
      {
        title: 'Elektra voor woningen',
        description: 'Veilige, nette bedrading voor uw huis, van één nieuw stopcontact tot een hele woning.',
        features: [
          'Bedrading in nieuwbouw',
          'Stopcontacten plaatsen',
          'Verlichting',
          'Groepenkast vervangen',
        ],
      },
      {
        title: 'Elektra voor bedrijven',
        description:
          'Bedrading en stroom voor kantoren, winkels en werkplaatsen, afgestemd op uw openingstijden.',
        features: [
          'Bedrading van kantoren',
          'Industriële systemen',
          'Onderhoudsplannen',
          'Voldoen aan de normen',
        ],
      },
      {
        title: 'Spoedservice',
        description: 'Als het niet kan wachten: dag en nacht, ook in het weekend en op feestdagen.',
        features: ['Stroomuitval', 'Elektrische storingen', 'Gevaarlijke situaties', 'Spoedreparaties'],
      },
      {
        title: 'Elektrareparaties',
        description: 'We vinden de oorzaak van de storing en lossen die voorgoed op.',
        features: [
          'Storingen opsporen',
          'Defecte bedrading',
          'Reparatie van groepen',
          'Diagnose van de installatie',
        ],
      },
      {
        title: 'Veiligheidsinspecties',
        description: 'Een grondige controle van uw bedrading, met een rapport in gewone taal.',
        features: ['Voldoen aan de normen', 'Veiligheidscontroles', 'Risicobeoordeling', 'Certificering'],
      },
      {
        title: 'Onderhoud',
        description: 'Regelmatig onderhoud dat problemen vindt voordat u er last van hebt.',
        features: [
          'Preventief onderhoud',
          'Optimalisatie van de installatie',
          'Periodieke controles',
          'Prestaties bewaken',
        ],
      },
    ],
    rates: {
      title: 'Bel voor gratis advies',
      text: 'U kent de prijs voordat het werk begint, zonder verborgen kosten.',
      note: 'Let op: voor spoedservice kan een toeslag gelden.',
    },
    statistics: [
      { title: '10+', text: 'Jaar ervaring' },
      { title: '500+', text: 'Tevreden klanten' },
      { title: '100%', text: 'Erkend en verzekerd' },
      { title: '24/7', text: 'Spoedservice' },
    ],
    service_area: 'Uw woonplaats en omgeving',
    hours: { emergency: '24/7', note: 'Bel voor gratis advies' },
    withoutEmergency: {
      description:
        'Erkend en verzekerd elektricien voor woningen en bedrijven, met meer dan 10 jaar ervaring.',
      headline: 'Stroom waarop u kunt rekenen',
      blurb: 'Erkend en verzekerd elektricien met meer dan 10 jaar ervaring in woningen en bedrijven.',
    },
    unread: { name: 'Bedrijf bij u in de buurt' },
  },
}

addLanguage(nl)
