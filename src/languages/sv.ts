import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Swedish. Addresses visitors as “du”. */
export const sv: CompleteTranslation = {
  language: 'sv',
  texts: {
    // about
    portrait_alt: '{name}, ägare',
    portrait_alt_unnamed: 'Ägaren',
    about_name: 'Om {name}',
    about_consultation: 'Boka rådgivning',
    customers_say: 'Det säger kunderna',
    testimonial_name: '{name}, {place}',
    rated: 'Betyg {rating} av 5',
    review_count: { one: '{count} omdöme', other: '{count} omdömen' },
    review_us: 'Lämna ett omdöme',

    // adding
    added_title: 'Nu i varukorgen! 🛒',
    added_from_card: '{title} ligger nu i varukorgen.',
    added_from_product: '{quantity} × {title} ({variant}) har lagts till.',
    add_error_card: 'Det gick inte att lägga till i varukorgen',
    please_try_again: 'Försök igen.',
    cart_not_loaded: 'Det gick inte att läsa in varukorgen. Kontrollera anslutningen och försök igen.',

    // browse
    search_products: 'Sök produkter',
    filters: 'Filter',
    filters_count: 'Filter ({count})',
    filter_and_sort: 'Filtrera och sortera',
    collection: 'Kategori',
    all_products: 'Alla produkter',
    option_count: '{option} ({number})',
    sort_by: 'Sortera efter',
    sort_featured: 'Rekommenderat',
    sort_best_match: 'Relevans',
    sort_newest: 'Nyast',
    sort_price_ascending: 'Pris, lågt till högt',
    sort_price_descending: 'Pris, högt till lågt',
    sort_name: 'Namn, A till Ö',
    price: 'Pris',
    price_in: 'Pris ({currency})',
    lowest_price: 'Lägsta pris',
    highest_price: 'Högsta pris',
    price_min: 'Från',
    price_max: 'Till',
    price_invalid: 'Ange ett pris, till exempel 30.',
    in_stock_only: 'Endast i lager',
    show_products: 'Visa produkter',
    show_count: { one: 'Visa {count} produkt', other: 'Visa {count} produkter' },
    no_products_found: 'Inga produkter hittades',
    active_filters: 'Aktiva filter',
    remove_filter: 'Ta bort filter: {filter}',
    clear_filters: 'Rensa alla',
    filter_query: '”{query}”',
    filter_unknown_list: 'den här kategorin',
    filter_min: 'Från {price}',
    filter_max: 'Upp till {price}',
    filter_stock: 'I lager',
    loading_all: 'Läser in alla produkter: {loaded} av {count}',
    product_count: { one: '{count} produkt', other: '{count} produkter' },
    results: {
      one: '{shown} av {count} produkt{query}{collection}{min}{max}{stock}',
      other: '{shown} av {count} produkter{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Inga produkter{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Inga produkter{query}{collection}{min}{max}{stock}.',
    results_query: ' för ”{query}”',
    results_collection: ' i ”{collection}”',
    results_unknown_list: ' i den här kategorin',
    results_min: ', från {price}',
    results_max: ', upp till {price}',
    results_stock: ', i lager',
    try_other_word: 'Prova ett annat ord eller kontrollera stavningen.',
    remove_a_filter: 'Ta bort ett filter för att se fler produkter.',

    // cart-panel
    cart_empty: 'Varukorgen är tom.',
    keep_browsing: 'Fortsätt titta',
    cart_items: 'Varor i varukorgen',
    field_value: '{field}: {value}',
    remove: 'Ta bort',
    remove_item: 'Ta bort {name}',
    item_removed: '{name} har tagits bort',
    price_changed: 'Priset på {name} har ändrats från {before} till {after}.',
    item_lost: '{name} finns inte längre.',
    remove_lost: 'Ta bort dem och fortsätt',
    units_left: 'Bara {left} kvar',
    set_quantity: 'Ändra till {left}',
    total: 'Summa',
    checkout: 'Till kassan',
    opening_checkout: 'Du skickas vidare till den säkra kassan…',
    cart_not_saved: 'Webbläsaren sparar inte varukorgen: den finns bara kvar tills du lämnar sidan.',
    other_store_items: {
      one: '{count} vara från en annan butik ligger kvar i varukorgen. Den ingår inte i den här beställningen.',
      other:
        '{count} varor från en annan butik ligger kvar i varukorgen. De ingår inte i den här beställningen.',
    },
    other_cart_replaced:
      'Butikens egen varukorg innehåller också varor. Om du fortsätter här ersätts de av den här beställningen. Beställ dem först där om du fortfarande vill ha dem.',
    unfinished_order: 'Oavslutad beställning',
    no_thanks: 'Nej tack',

    // cart
    cart_title: 'Varukorg',
    close_cart: 'Stäng varukorgen',
    open_cart_empty: 'Öppna varukorgen, den är tom',
    open_cart: { one: 'Öppna varukorgen, {count} vara', other: 'Öppna varukorgen, {count} varor' },
    cart_kept: {
      one: '{name}. Vi har sparat {count} vara åt dig.',
      other: '{name}. Vi har sparat {count} varor åt dig.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Öppnar kassan…',
    cart_is_empty_title: 'Varukorgen är tom',
    cart_is_empty_text: 'Lägg produkter i varukorgen innan du går till kassan.',
    checkout_error_title: 'Fel i kassan',
    checkout_error_text: 'Det gick inte att öppna kassan. Försök igen.',
    checkout_not_started: 'Det gick inte att öppna kassan. Kontrollera anslutningen och försök igen.',
    cart_unchanged: 'Varukorgen är oförändrad.',
    checkout_failed: '{message} Varukorgen är oförändrad.',
    checkout_refused: 'Butiken svarade: ”{message}”. Varukorgen är oförändrad.',
    checkout_out_of_stock:
      'En av varorna i varukorgen finns inte längre i tillräckligt antal. Minska antalet eller ta bort varan och försök igen.',
    nothing_ordered: 'Ingenting har beställts.',
    order_failed: '{message} Ingenting har beställts.',
    order_refused: 'Butiken svarade: ”{message}”. Ingenting har beställts.',
    payment_ready_title: 'Ett steg kvar',
    payment_ready_text: 'Betalningen öppnas på en egen sida.',
    payment_ready_button: 'Till betalningen',
    order_not_completed: 'Din beställning slutfördes inte',
    order_kept: {
      one: 'Vi har sparat {count} vara åt dig.',
      other: 'Vi har sparat {count} varor åt dig.',
    },
    put_back: { one: 'Lägg tillbaka', other: 'Lägg tillbaka' },

    // order-steps
    order_mail_opens: 'Ditt e-postprogram öppnas. Om det inte gör det, kopiera den här texten:',
    order_mail_incomplete:
      'Ditt e-postprogram öppnas. Din beställning är för lång för det: kopiera den här texten och klistra in den i mejlet.',
    order_mail_to: 'Mejla {email}',
    order_copy: 'Kopiera beställningen',
    order_copied: 'Kopierat. Du kan klistra in texten i ett mejl.',
    order_not_copied:
      'Webbläsaren tillåter inte kopiering här. Beställningen är markerad så att du kan kopiera den.',
    order_mail_sent: 'Jag har skickat mejlet',
    order_sent_title: 'Tack för din beställning',
    order_sent_text: 'De beställda varorna finns inte längre i varukorgen.',
    back_to_cart: 'Tillbaka till varukorgen',
    order_subject: 'Beställning',
    order_for: 'Beställning hos {business}',
    order_sku: 'Artikelnummer',
    order_contact: 'Fyll i:\n\nNamn:\nTelefon:\nLeveransadress:',
    order_to_paste:
      'Beställningen är för lång för en e-postlänk. Kopiera hela beställningen på butikens sida och klistra in den här.',
    order_to_enter: 'Betalningssidan känner inte till din beställning. Ange detta där innan du betalar:',
    order_quantity: 'Antal',

    // contact
    contact: 'Kontakt',
    emergency_service: 'Jour',
    emergency_call: '{question} Ring nu.',
    emergency_call_hours: '{question} Ring nu, {hours}.',
    call_us: 'Ring oss',
    email_us: 'Mejla oss',
    whatsapp: 'WhatsApp',
    text_us: 'Skicka sms',
    address: 'Adress',
    service_area: 'Arbetsområde',
    view_coverage: 'Visa området',
    hours: 'Öppettider',
    emergency_hours: 'Jour: {hours}',
    regular_hours: 'Ordinarie: {hours}',

    // direct-order
    loading_days: 'Läser in lediga dagar…',
    days_error: 'Det gick inte att läsa in lediga dagar: {message}',
    loading_times: 'Läser in lediga tider…',
    times_error: 'Det gick inte att läsa in lediga tider: {message}',
    times_not_loaded: 'Butiken kunde inte nås.',
    previous_month: 'Föregående månad',
    next_month: 'Nästa månad',
    day_not_available: '{day}, inte tillgänglig',
    no_times_left: 'Inga lediga tider kvar {day}. Välj en annan dag.',
    choose_time: 'Välj en tid {day}',
    times_in_zone: 'Tidszon: {zone}.',
    visitor_time: '{time} din tid',
    choose_day_and_time: 'Välj först en dag och en tid.',
    book_this_time: 'Boka tiden',
    booking_summary: '{day} kl. {time} · {price}',
    booking_summary_zone: '{day} kl. {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} timme', other: '{count} timmar' },
    duration_minutes: { one: '{count} minut', other: '{count} minuter' },
    duration_both: '{hours} {minutes}',
    by_phone: 'Per telefon',
    online: 'Online',
    slot_taken: 'Någon annan har just bokat den tiden. Välj en annan.',
    amount: 'Belopp',
    other_amount: 'Annat belopp',
    your_amount: 'Ditt belopp i {currency}',
    amount_at_least: 'Ange ett belopp på minst {min}.',
    amount_between: 'Ange ett belopp från {min} till {max}.',
    donate_amount: 'Skänk {amount}',
    field_missing_booking: 'Fyll i ”{field}” för att boka tiden.',
    field_missing_donation: 'Fyll i ”{field}” för att skänka en gåva.',
    booking_offline: 'Tiden kan inte bokas online just nu.',
    booking_contact: 'Tiden kan inte bokas online just nu. Kontakta oss, så hittar vi en tid.',
    donation_offline: 'Det går inte att skänka gåvor online just nu.',
    donation_contact: 'Det går inte att skänka gåvor online just nu. Kontakta oss om du vill bidra.',
    subscription_offline: 'Det här är en prenumeration som inte kan beställas online.',
    subscription_contact:
      'Det här är en prenumeration som inte kan beställas online. Kontakta oss, så ordnar vi den åt dig.',

    // embedded-product
    product_gone: 'Produkten finns inte längre.',
    no_product: 'Ingen produkt har valts.',

    // footer
    footer_services: 'Tjänster',
    footer_contact: 'Kontakt',
    footer_hours: 'Öppettider',
    footer_phone: '{phone} (även jour)',
    footer_regular: 'Ordinarie {days}',
    footer_emergency: 'Jour',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Behörighetsnr {number}',
    founded: 'Sedan {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Integritet',
    terms: 'Villkor',
    imprint: 'Företagsuppgifter',
    languages: 'Språk',

    // hours
    hours_span: '{opens}–{closes}',
    open_24_hours: 'Öppet dygnet runt',
    closed: 'Stängt',
    special_hours: 'Avvikande öppettider',
    footer_days: '{first}–{last}',
    footer_span: '{opens}–{closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}–{last}',
    short_span: '{opens}–{closes}',
    short_24_hours: 'dygnet runt',

    // listing
    our_store: 'Vår butik',
    loading_products: 'Läser in produkter…',
    products_error: 'Det gick inte att läsa in produkterna: {message}',
    products_not_loaded: 'okänt fel',
    products_incomplete: 'Butiken skickade inte alla produkter. Kontrollera anslutningen och försök igen.',
    no_products: 'Det finns inga produkter just nu.',
    list_stock_not_checked:
      'Vi kunde inte kontrollera lagret, så vissa produkter kan inte läggas i varukorgen än.',
    show_more: 'Visa fler',
    loading_more: 'Läser in fler…',
    more_failed: 'Det gick inte att läsa in fler. Försök igen',
    products_shown: { one: '{shown} av {count} produkt', other: '{shown} av {count} produkter' },

    // notice
    notice: 'Meddelande',
    learn_more: 'Läs mer',

    // open-status
    open_always: 'Öppet nu · dygnet runt',
    open_until: 'Öppet nu · stänger {time}',
    open_until_day: 'Öppet nu · stänger {day} {time}',
    open_until_midnight: 'Öppet nu · stänger vid midnatt',
    open_until_day_midnight: 'Öppet nu · stänger {day} 24:00',
    opens_at: 'Stängt · öppnar {time}',
    opens_on_day: 'Stängt · öppnar {day} {time}',

    // pictures
    previous_picture: 'Föregående bild',
    next_picture: 'Nästa bild',

    // product
    back_to_store: 'Tillbaka till butiken',
    no_product_go_back: 'Ingen produkt har valts. Gå tillbaka till butiken och välj en.',
    product: 'Produkt',
    product_failed_title: 'Produkten är inte tillgänglig',
    product_page_title: '{title} – Vår butik',
    product_page_loading: 'Produkt – Vår butik',
    product_page_failed: 'Produkten är inte tillgänglig – Vår butik',
    product_description: 'Bilder, pris och lagerstatus för produkten.',
    product_not_shown: 'Det gick inte att läsa in produkten.',
    pictures_of: 'Bilder på {title}',
    picture_alt: '{title}, bild {number} av {count}',
    picture_number: 'Bild {number}',
    enlarge_picture: 'Förstora bilden',
    enlarge_picture_of: 'Förstora bilden, {number} av {count}',
    style: 'Variant',
    sold_out: 'Slutsåld',
    option_unavailable: 'Ej tillgänglig',
    style_sold_out: '{style}, slutsåld',
    style_unavailable: '{style}, inte tillgänglig i {others}',
    field_optional: '{field} (valfritt)',
    field_missing: 'Fyll i ”{field}” för att lägga produkten i varukorgen.',
    related_products: 'Du kanske också gillar',
    in_stock_count: '{left} i lager!',
    only_left: 'Inte tillräckligt i lager. Bara {left} kvar.',
    stock_unknown: 'Okänd lagerstatus',
    checking_stock: 'Kontrollerar lagret…',
    add_error_product: 'Hoppsan! Något gick fel.',

    // quantity
    max_quantity: 'Du kan lägga i högst 9\u00A0999 av samma vara.',
    possible_quantities: 'Möjliga antal: {quantities}',
    quantity_not_possible:
      'Varukorgen kan inte innehålla {quantity} st av {title}. Möjliga antal: {quantities}',

    // quantity-field
    quantity_of: 'Antal av {name}',
    quantity_decrease: 'Minska antalet av {name}',
    quantity_increase: 'Öka antalet av {name}',

    // quote-photos
    quote_photos: 'Foton',
    quote_photos_hint: 'Högst {count} bilder.',
    quote_photos_add: 'Lägg till foton',
    quote_photos_loading: 'Dina foton förbereds …',
    quote_photo_remove: 'Ta bort {name}',
    quote_photo_removed: '{name} togs bort.',
    quote_photos_too_many: 'Du kan skicka högst {count} bilder. De andra lades inte till.',
    quote_photo_unreadable: '”{name}” är ingen bild som kan skickas. Välj en JPEG- eller PNG-fil.',
    quote_photo_original:
      '”{name}” skickas oförändrad, eftersom din webbläsare skyddar bilder. Bilden kan innehålla platsen där den togs.',
    quote_photo_too_large:
      '”{name}” kan inte skickas, eftersom din webbläsare inte låter sidan förminska bilden. Välj en fil under 5\u00A0MB.',
    quote_photos_failed:
      'Det går inte att lägga till foton just nu. Kontrollera anslutningen och försök igen.',

    // quote-sending
    quote_name_missing: 'Ange ditt namn.',
    quote_phone_missing: 'Ange ett telefonnummer så att vi kan ringa upp dig.',
    quote_phone_invalid:
      'Telefonnumret innehåller inga siffror, så vi kan inte ringa upp dig. Rätta det, eller tryck på knappen igen för att skicka det som det är.',
    quote_email_invalid: 'Det här är ingen e-postadress. Den ska se ut så här: namn@example.com.',
    quote_consent_missing: 'Godkänn att vi använder dina uppgifter, så att vi kan ringa upp dig.',
    quote_sending: 'Skickar…',
    quote_sent: 'Tack! Vi har tagit emot din förfrågan och hör av oss snart.',
    quote_mail_opens: 'Nu bör ditt e-postprogram öppnas. Skicka meddelandet därifrån.',
    quote_blocked:
      'Din förfrågan har inte skickats än, eftersom vårt skräppostfilter stoppade den. Tryck på ”{button}” för att skicka den ändå.',
    quote_send_anyway: 'Skicka ändå',
    quote_failed: '{message} Allt du har skrivit finns kvar. Försök igen.',
    quote_timeout: 'Det tog för lång tid att skicka din förfrågan.',
    quote_not_sent: 'Det gick inte att skicka din förfrågan. Kontrollera anslutningen.',
    quote_refused: 'Servern avvisade din förfrågan.',
    quote_refused_status: 'Servern avvisade din förfrågan (HTTP {status}).',
    quote_unconfirmed: 'Servern bekräftade inte att den har tagit emot din förfrågan.',
    quote_needs_script:
      'Formuläret behöver JavaScript, som inte körs, och kan därför inte skicka din förfrågan. Kontakta oss direkt.',
    send_by_email: 'Skicka via e-post',
    mail_subject: 'Offertförfrågan',
    mail_subject_emergency: 'Akut: offertförfrågan',
    mail_name: 'Namn: {name}',
    mail_phone: 'Telefon: {phone}',
    mail_email: 'E-post: {email}',
    mail_service: 'Tjänst: {service}',
    mail_emergency: 'Det är akut',

    // quote
    request_quote: 'Begär offert',
    quote_name: 'Namn *',
    quote_phone: 'Telefon *',
    quote_email: 'E-post',
    quote_service: 'Tjänst',
    quote_message: 'Meddelande',
    choose_service: 'Välj en tjänst (valfritt)',
    service_residential: 'Bostad',
    service_commercial: 'Företag',
    service_emergency: 'Akut ärende',
    service_repair: 'Reparation',
    service_inspection: 'Kontroll',
    service_maintenance: 'Underhåll',
    is_emergency: 'Det är akut',
    quote_consent:
      'Jag godkänner att mina uppgifter används för att besvara min förfrågan, enligt {privacy_policy}. *',
    privacy_policy: 'integritetspolicyn',

    // services
    our_services: 'Våra tjänster',
    rates: 'Våra priser',
    rates_range: 'Våra priser · {range}',
    our_work: 'Våra arbeten',
    work_before: 'Före',
    work_after: 'Efter',
    brands: 'Märken vi arbetar med',
    financing: 'Delbetalning',

    // shared
    loading: 'Läser in…',
    try_again: 'Försök igen',
    close: 'Stäng',
    call_phone: 'Ring {phone}',
    list: '{first}, {more}',
    back_to_home: 'Till startsidan',
    part_not_loaded:
      'Den här delen av sidan kunde inte läsas in. Kontrollera anslutningen eller ladda om sidan.',
    part_failed: 'Något gick fel, och den här delen av sidan kunde inte visas.',

    // single-product
    loading_product: 'Läser in produkten…',
    product_error: 'Det gick inte att läsa in produkten: {message}',
    product_not_loaded: 'okänt fel',
    stock_not_checked:
      'Vi kunde inte kontrollera om produkten finns i lager, så den kan inte läggas i varukorgen än.',

    // site
    icon_title: 'En blixt',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Inte tillgänglig just nu',
    product_unavailable: 'Produkten är inte tillgänglig just nu.',
    not_enough_stock: 'Inte tillräckligt i lager av {title} ({variant}). Bara {left} kvar.',
    stock_check_failed: 'Vi kunde inte kontrollera lagret. Försök igen.',

    // store
    add_to_cart: 'Lägg i varukorgen',
    book_a_time: 'Boka tid',
    donate: 'Skänk en gåva',
    view_details: 'Visa detaljer',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Kolla in den här fantastiska produkten!',
    no_image: 'Ingen bild',
    sale_price: 'Reapris',
    regular_price: 'Ordinarie pris',
    free: 'Gratis',
    price_from: 'Från {price}',
    store_offline: 'Du verkar vara offline. Kontrollera anslutningen och försök igen.',
    store_unreachable: 'Butiken kunde inte nås. Kontrollera anslutningen och försök igen.',
    store_timeout: 'Butiken svarade inte i tid. Försök igen.',
    store_unreadable: 'Butikens svar gick inte att läsa. Försök igen senare.',

    // success
    order_successful: 'Beställningen är klar!',
    order_successful_text:
      'Tack för ditt köp. Vi har tagit emot din beställning, och du får snart en bekräftelse via e-post.',
    continue_shopping: 'Fortsätt handla',

    // toasts
    close_toast: 'Stäng meddelandet',
    not_implemented_title: 'Kontaktformuläret är inte implementerat än',
    not_implemented_text: 'Du kan be om den här funktionen i din nästa prompt!',
    picture_not_enlarged: 'Det gick inte att förstora bilden',
    hours_not_shown: 'Det gick inte att visa öppettiderna',
    check_connection: 'Kontrollera anslutningen och försök igen.',

    // website
    skip_to_content: 'Hoppa till innehållet',
    main_links: 'Huvudmeny',
    menu_store: 'Butik',
    menu_services: 'Tjänster',
    menu_about: 'Om oss',
    menu_contact: 'Kontakt',
    book_now: 'Boka nu',
    call_now: 'Ring nu',
    menu: 'Meny',
    open_menu: 'Öppna menyn',
    close_menu: 'Stäng menyn',
    home_consultation: 'Boka rådgivning',
    home_page_title: '{name} – {title}',
    store_page_title: 'Butik – {name}',
    store_description: 'Produkter och profilvaror från {name}.',
    electrician_store: 'Elprodukter och profilvaror från {name}.',
    success_page_title: 'Beställningen är klar! – {name}',
    success_description: 'Vi har tagit emot din beställning.',
    app_error: 'Det gick inte att visa sidan',
    error_status: 'Fel',
    not_found_status: '404 Sidan hittades inte',
    not_found: 'Sidan finns inte eller har flyttats.',
    page_not_shown: 'Det gick inte att visa sidan.',
    visit_store: 'Besök vår butik',

    // zoom
    picture_position: 'Bild {number} av {count}',
    zoom_in: 'Zooma in',
    zoom_out: 'Zooma ut',
  },
  facts: {
    name: 'Din lokala elektriker',
    trade: {
      page_title: 'Professionella elarbeten',
      subtitle: 'Fackmannamässiga elarbeten av {name}',
      credential: 'Behörig och försäkrad elektriker',
      emergency: 'Gnistor, rök eller strömlöst?',
    },
    description:
      'Behörig och försäkrad elektriker för bostäder, företag och akuta jobb, med över 10 års erfarenhet.',
    headline: 'El du kan lita på, dag och natt',
    blurb:
      'Behörig och försäkrad elektriker med över 10 års erfarenhet av bostäder, företag och akuta reparationer.',
    bio: [
      'I över 10 år har jag sett till att det finns ström i hem, butiker och verkstäder här i trakten, från ett enda trasigt uttag till elen i ett helt nybygge.',
      'Du får en behörig och försäkrad elektriker som kommer i tid, förklarar alternativen på vanlig svenska och lämnar det lika städat som det var.',
    ],
    highlights: [
      { title: 'Fackmannamässigt arbete', text: 'Över 10 års erfarenhet' },
      { title: 'Jour dygnet runt', text: 'Alltid tillgänglig' },
      { title: 'Kostnadsfri rådgivning', text: 'Ring för tydliga priser' },
    ],
    services: [
      {
        title: 'El i bostäder',
        description: 'Säkra och snygga elinstallationer hemma, från ett nytt uttag till ett helt hus.',
        features: ['El i nybyggen', 'Montering av eluttag', 'Belysning', 'Byte av elcentral'],
      },
      {
        title: 'El för företag',
        description:
          'Elinstallationer i kontor, butiker och verkstäder, planerade efter företagets öppettider.',
        features: ['El på kontor', 'Industrisystem', 'Underhållsplaner', 'Regelefterlevnad'],
      },
      {
        title: 'Jour',
        description: 'När det inte kan vänta: dag och natt, även helger och röda dagar.',
        features: ['Strömavbrott', 'Elfel', 'Säkerhetsrisker', 'Akuta reparationer'],
      },
      {
        title: 'Elreparationer',
        description: 'Vi hittar orsaken till felet och åtgärdar den för gott.',
        features: ['Felsökning', 'Felaktiga ledningar', 'Reparation av elkretsar', 'Systemdiagnos'],
      },
      {
        title: 'Säkerhetskontroller',
        description: 'En noggrann kontroll av elen, med en rapport på vanlig svenska.',
        features: ['Regelefterlevnad', 'Säkerhetsgenomgångar', 'Riskbedömning', 'Intyg'],
      },
      {
        title: 'Underhåll',
        description: 'Regelbunden skötsel som hittar problemen innan de ställer till det.',
        features: [
          'Förebyggande underhåll',
          'Systemoptimering',
          'Regelbundna kontroller',
          'Driftövervakning',
        ],
      },
    ],
    rates: {
      title: 'Ring för kostnadsfri rådgivning',
      text: 'Du vet priset innan arbetet börjar, utan dolda avgifter.',
      note: 'Obs! Jourarbete kan medföra extra kostnader.',
    },
    statistics: [
      { title: '10+', text: 'Års erfarenhet' },
      { title: '500+', text: 'Nöjda kunder' },
      { title: '100\u00A0%', text: 'Behörig och försäkrad' },
      { title: '24/7', text: 'Jour' },
    ],
    service_area: 'På orten med omnejd',
    hours: { emergency: 'dygnet runt', note: 'Ring för kostnadsfri rådgivning' },
    withoutEmergency: {
      description: 'Behörig och försäkrad elektriker för bostäder och företag, med över 10 års erfarenhet.',
      headline: 'El du kan lita på',
      blurb: 'Behörig och försäkrad elektriker med över 10 års erfarenhet av bostäder och företag.',
    },
    unread: { name: 'Ditt lokala företag' },
  },
}

addLanguage(sv)
