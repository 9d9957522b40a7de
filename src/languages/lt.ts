import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Lithuanian. Addresses visitors as “jūs”. */
export const lt: CompleteTranslation = {
  language: 'lt',
  texts: {
    // about
    portrait_alt: '{name}, savininkas',
    portrait_alt_unnamed: 'Savininkas',
    about_name: 'Apie mus: {name}',
    about_consultation: 'Užsisakyti konsultaciją',
    customers_say: 'Klientų atsiliepimai',
    testimonial_name: '{name}, {place}',
    rated: 'Įvertinimas: {rating} iš 5',
    review_count: {
      one: '{count} atsiliepimas',
      few: '{count} atsiliepimai',
      many: '{count} atsiliepimo',
      other: '{count} atsiliepimų',
    },
    review_us: 'Įvertinkite mus',

    // adding
    added_title: 'Įdėta į krepšelį! 🛒',
    added_from_card: 'Krepšelyje: {title}.',
    added_from_product: 'Įdėta: {quantity} × {title} ({variant}).',
    add_error_card: 'Nepavyko įdėti į krepšelį',
    please_try_again: 'Bandykite dar kartą.',
    cart_not_loaded: 'Nepavyko įkelti krepšelio. Patikrinkite interneto ryšį ir bandykite dar kartą.',

    // browse
    search_products: 'Ieškoti prekių',
    filters: 'Filtrai',
    filters_count: 'Filtrai ({count})',
    filter_and_sort: 'Filtravimas ir rikiavimas',
    collection: 'Kategorija',
    all_products: 'Visos prekės',
    option_count: '{option} ({number})',
    sort_by: 'Rikiavimas',
    sort_featured: 'Rekomenduojamos',
    sort_best_match: 'Tinkamiausios',
    sort_newest: 'Naujausios',
    sort_price_ascending: 'Kaina, nuo mažiausios',
    sort_price_descending: 'Kaina, nuo didžiausios',
    sort_name: 'Pavadinimas, nuo A iki Ž',
    price: 'Kaina',
    price_in: 'Kaina ({currency})',
    lowest_price: 'Mažiausia kaina',
    highest_price: 'Didžiausia kaina',
    price_min: 'Nuo',
    price_max: 'Iki',
    price_invalid: 'Įveskite kainą, pavyzdžiui, 30.',
    in_stock_only: 'Tik turimos prekės',
    show_products: 'Rodyti prekes',
    show_count: {
      one: 'Rodyti {count} prekę',
      few: 'Rodyti {count} prekes',
      many: 'Rodyti {count} prekės',
      other: 'Rodyti {count} prekių',
    },
    no_products_found: 'Prekių nerasta',
    active_filters: 'Taikomi filtrai',
    remove_filter: 'Pašalinti filtrą: {filter}',
    clear_filters: 'Išvalyti viską',
    filter_query: '„{query}“',
    filter_unknown_list: 'ši kategorija',
    filter_min: 'Nuo {price}',
    filter_max: 'Iki {price}',
    filter_stock: 'Turimos prekės',
    loading_all: 'Įkeliamos visos prekės: {loaded} iš {count}',
    product_count: {
      one: '{count} prekė',
      few: '{count} prekės',
      many: '{count} prekės',
      other: '{count} prekių',
    },
    results: {
      one: '{shown} iš {count} prekės{query}{collection}{min}{max}{stock}',
      few: '{shown} iš {count} prekių{query}{collection}{min}{max}{stock}',
      many: '{shown} iš {count} prekės{query}{collection}{min}{max}{stock}',
      other: '{shown} iš {count} prekių{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Nėra prekių{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Nėra prekių{query}{collection}{min}{max}{stock}.',
    results_query: ' pagal paiešką „{query}“',
    results_collection: ' kategorijoje „{collection}“',
    results_unknown_list: ' šioje kategorijoje',
    results_min: ', nuo {price}',
    results_max: ', iki {price}',
    results_stock: ', tik turimos',
    try_other_word: 'Įveskite kitą žodį arba patikrinkite rašybą.',
    remove_a_filter: 'Pašalinkite kurį nors filtrą ir matysite daugiau prekių.',

    // cart-panel
    cart_empty: 'Jūsų krepšelis tuščias.',
    keep_browsing: 'Naršyti toliau',
    cart_items: 'Prekės jūsų krepšelyje',
    field_value: '{field}: {value}',
    remove: 'Pašalinti',
    remove_item: 'Pašalinti: {name}',
    item_removed: 'Pašalinta: {name}',
    price_changed: 'Kaina pasikeitė iš {before} į {after}: {name}.',
    item_lost: 'Nebeparduodama: {name}.',
    remove_lost: 'Pašalinti ir tęsti',
    units_left: 'Liko tik {left} vnt.',
    set_quantity: 'Pakeisti į {left}',
    total: 'Iš viso',
    checkout: 'Atsiskaityti',
    opening_checkout: 'Nukreipiame į saugų atsiskaitymo puslapį…',
    cart_not_saved: 'Ši naršyklė neišsaugo krepšelio: jis išliks tik tol, kol būsite šiame puslapyje.',
    separate_orders: 'Jūsų prekės yra iš skirtingų parduotuvių. Už kiekvieną užsakymą mokama atskirai.',
    order_of: '{number} užsakymas iš {total}',
    cannot_order:
      'Šių prekių šiame puslapyje užsakyti negalima. Užsisakykite jas puslapyje, kuriame jas įdėjote.',
    other_cart_replaced:
      'Pačios parduotuvės krepšelyje taip pat yra prekių. Jei tęsite čia, jas pakeis šis užsakymas. Jei jų dar norite, pirmiausia užsisakykite jas ten.',
    unfinished_order: 'Neužbaigtas užsakymas',
    no_thanks: 'Ne, ačiū',

    // cart
    cart_title: 'Krepšelis',
    close_cart: 'Uždaryti krepšelį',
    open_cart_empty: 'Atidaryti krepšelį, jis tuščias',
    open_cart: {
      one: 'Atidaryti krepšelį, {count} prekė',
      few: 'Atidaryti krepšelį, {count} prekės',
      many: 'Atidaryti krepšelį, {count} prekės',
      other: 'Atidaryti krepšelį, {count} prekių',
    },
    cart_kept: {
      one: '{name}. Išsaugojome jums {count} prekę.',
      few: '{name}. Išsaugojome jums {count} prekes.',
      many: '{name}. Išsaugojome jums {count} prekės.',
      other: '{name}. Išsaugojome jums {count} prekių.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Atidaromas atsiskaitymas…',
    cart_is_empty_title: 'Jūsų krepšelis tuščias',
    cart_is_empty_text: 'Prieš atsiskaitydami įdėkite prekių į krepšelį.',
    checkout_error_title: 'Atsiskaitymo klaida',
    checkout_error_text: 'Nepavyko atidaryti atsiskaitymo puslapio. Bandykite dar kartą.',
    checkout_not_started:
      'Nepavyko atidaryti atsiskaitymo puslapio. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    cart_unchanged: 'Jūsų krepšelis nepasikeitė.',
    checkout_failed: '{message} Jūsų krepšelis nepasikeitė.',
    checkout_refused: 'Parduotuvės atsakymas: „{message}“. Jūsų krepšelis nepasikeitė.',
    checkout_out_of_stock:
      'Vienos iš krepšelyje esančių prekių nebeturime tiek, kiek pasirinkote. Sumažinkite jos kiekį arba ją pašalinkite ir bandykite dar kartą.',
    nothing_ordered: 'Užsakymas nepateiktas.',
    order_failed: '{message} Užsakymas nepateiktas.',
    order_refused: 'Parduotuvės atsakymas: „{message}“. Užsakymas nepateiktas.',
    payment_ready_title: 'Liko vienas žingsnis',
    payment_ready_text: 'Mokėjimas atsidarys atskirame puslapyje.',
    payment_ready_button: 'Pereiti prie mokėjimo',
    order_not_completed: 'Jūsų užsakymas neužbaigtas',
    order_kept: {
      one: 'Išsaugojome jums {count} prekę.',
      few: 'Išsaugojome jums {count} prekes.',
      many: 'Išsaugojome jums {count} prekės.',
      other: 'Išsaugojome jums {count} prekių.',
    },
    put_back: {
      one: 'Grąžinti į krepšelį',
      few: 'Grąžinti į krepšelį',
      many: 'Grąžinti į krepšelį',
      other: 'Grąžinti į krepšelį',
    },

    // order-steps
    order_mail_opens: 'Atsidaro jūsų el. pašto programa. Jei neatsidaro, nukopijuokite šį tekstą:',
    order_copy: 'Kopijuoti užsakymą',
    order_copied: 'Nukopijuota. Galite įklijuoti tekstą į laišką.',
    order_mail_sent: 'Laišką išsiunčiau',
    order_sent_title: 'Ačiū už užsakymą',
    back_to_cart: 'Grįžti į krepšelį',
    order_subject: 'Užsakymas',
    order_contact: 'Prašome užpildyti:\n\nVardas:\nTelefonas:\nPristatymo adresas:',
    order_to_paste:
      'Šis užsakymas per ilgas el. pašto nuorodai. Nukopijuokite visą užsakymą parduotuvės puslapyje ir įklijuokite jį čia.',
    order_to_enter: 'Mokėjimo puslapis nežino jūsų užsakymo. Prieš mokėdami įveskite ten šiuos duomenis:',
    order_quantity: 'Kiekis',

    // contact
    contact: 'Kontaktai',
    emergency_service: 'Avarinė pagalba',
    emergency_call: '{question} Skambinkite dabar.',
    emergency_call_hours: '{question} Skambinkite dabar: {hours}.',
    call_us: 'Paskambinkite',
    email_us: 'Parašykite',
    whatsapp: 'WhatsApp',
    text_us: 'Rašykite SMS',
    address: 'Adresas',
    service_area: 'Aptarnaujama teritorija',
    view_coverage: 'Žiūrėti teritoriją',
    hours: 'Darbo laikas',
    emergency_hours: 'Avarinė pagalba: {hours}',
    regular_hours: 'Įprastai: {hours}',

    // direct-order
    loading_days: 'Įkeliamos laisvos dienos…',
    days_error: 'Nepavyko įkelti laisvų dienų: {message}',
    loading_times: 'Įkeliami laisvi laikai…',
    times_error: 'Nepavyko įkelti laisvų laikų: {message}',
    times_not_loaded: 'Parduotuvė nepasiekiama.',
    previous_month: 'Ankstesnis mėnuo',
    next_month: 'Kitas mėnuo',
    day_not_available: '{day}, laisvų laikų nėra',
    no_times_left: 'Pasirinktą dieną ({day}) laisvų laikų nebėra. Pasirinkite kitą dieną.',
    choose_time: 'Pasirinkite laiką: {day}',
    times_in_zone: 'Laiko juosta: {zone}.',
    visitor_time: 'jūsų laiku: {time}',
    choose_day_and_time: 'Pirmiausia pasirinkite dieną ir laiką.',
    book_this_time: 'Rezervuoti šį laiką',
    booking_summary: '{day}, {time} val. · {price}',
    booking_summary_zone: '{day}, {time} val. ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: {
      one: '{count} valanda',
      few: '{count} valandos',
      many: '{count} valandos',
      other: '{count} valandų',
    },
    duration_minutes: {
      one: '{count} minutė',
      few: '{count} minutės',
      many: '{count} minutės',
      other: '{count} minučių',
    },
    duration_both: '{hours} {minutes}',
    by_phone: 'Telefonu',
    online: 'Internetu',
    slot_taken: 'Šį laiką ką tik rezervavo kitas klientas. Pasirinkite kitą.',
    amount: 'Suma',
    other_amount: 'Kita suma',
    your_amount: 'Jūsų suma ({currency})',
    amount_at_least: 'Įveskite ne mažesnę kaip {min} sumą.',
    amount_between: 'Įveskite sumą nuo {min} iki {max}.',
    donate_amount: 'Paaukoti {amount}',
    field_missing_booking: 'Norėdami rezervuoti laiką, užpildykite lauką „{field}“.',
    field_missing_donation: 'Norėdami paaukoti, užpildykite lauką „{field}“.',
    booking_offline: 'Šio vizito šiuo metu negalima rezervuoti internetu.',
    booking_contact:
      'Šio vizito šiuo metu negalima rezervuoti internetu. Susisiekite su mumis ir suderinsime laiką.',
    donation_offline: 'Šiuo metu internetu paaukoti negalima.',
    donation_contact: 'Šiuo metu internetu paaukoti negalima. Jei norite paremti, susisiekite su mumis.',
    subscription_offline: 'Tai prenumerata, kurios negalima užsakyti internetu.',
    subscription_contact:
      'Tai prenumerata, kurios negalima užsakyti internetu. Susisiekite su mumis ir viską sutvarkysime.',

    // embedded-product
    product_gone: 'Šios prekės nebėra.',
    no_product: 'Prekė nepasirinkta.',

    // footer
    footer_services: 'Paslaugos',
    footer_contact: 'Kontaktai',
    footer_hours: 'Darbo laikas',
    footer_phone: '{phone} (ir avariniais atvejais)',
    footer_regular: 'Įprastai: {days}',
    footer_emergency: 'Avarinė pagalba',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Licencijos Nr. {number}',
    founded: 'Dirbame nuo {year} m.',
    footer_notes: '{note} · {more}',
    privacy: 'Privatumas',
    terms: 'Taisyklės',
    imprint: 'Rekvizitai',
    languages: 'Kalbos',

    // hours
    hours_span: '{opens}–{closes}',
    open_24_hours: 'Dirbame visą parą',
    closed: 'Nedirbame',
    special_hours: 'Ypatingas darbo laikas',
    footer_days: '{first}–{last}',
    footer_span: '{opens}–{closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}–{last}',
    short_span: '{opens}–{closes}',
    short_24_hours: 'visą parą',

    // listing
    our_store: 'Mūsų parduotuvė',
    loading_products: 'Įkeliamos prekės…',
    products_error: 'Nepavyko įkelti prekių: {message}',
    products_not_loaded: 'nežinoma klaida',
    products_incomplete:
      'Parduotuvė atsiuntė ne visas prekes. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    no_products: 'Šiuo metu prekių nėra.',
    list_stock_not_checked:
      'Nepavyko patikrinti likučių, todėl kai kurių prekių kol kas negalima įdėti į krepšelį.',
    show_more: 'Rodyti daugiau',
    loading_more: 'Įkeliama daugiau…',
    more_failed: 'Nepavyko įkelti. Bandyti dar kartą',
    products_shown: {
      one: '{shown} iš {count} prekės',
      few: '{shown} iš {count} prekių',
      many: '{shown} iš {count} prekės',
      other: '{shown} iš {count} prekių',
    },

    // notice
    notice: 'Pranešimas',
    learn_more: 'Sužinoti daugiau',

    // open-status
    open_always: 'Dabar dirbame · visą parą',
    open_until: 'Dabar dirbame · iki {time}',
    open_until_day: 'Dabar dirbame · pabaiga: {day}, {time}',
    open_until_midnight: 'Dabar dirbame · iki vidurnakčio',
    open_until_day_midnight: 'Dabar dirbame · pabaiga: {day}, 24:00',
    opens_at: 'Nedirbame · dirbsime nuo {time}',
    opens_on_day: 'Nedirbame · vėl dirbsime: {day}, nuo {time}',

    // pictures
    previous_picture: 'Ankstesnė nuotrauka',
    next_picture: 'Kita nuotrauka',

    // product
    back_to_store: 'Grįžti į parduotuvę',
    no_product_go_back: 'Prekė nepasirinkta. Grįžkite į parduotuvę ir pasirinkite prekę.',
    product: 'Prekė',
    product_failed_title: 'Prekė nepasiekiama',
    product_page_title: '{title} – Mūsų parduotuvė',
    product_page_loading: 'Prekė – Mūsų parduotuvė',
    product_page_failed: 'Prekė nepasiekiama – Mūsų parduotuvė',
    product_description: 'Šios prekės nuotraukos, kaina ir likutis.',
    product_not_shown: 'Nepavyko įkelti šios prekės.',
    pictures_of: 'Nuotraukos: {title}',
    picture_alt: '{title}, {number} nuotrauka iš {count}',
    picture_number: '{number} nuotrauka',
    enlarge_picture: 'Padidinti nuotrauką',
    enlarge_picture_of: 'Padidinti nuotrauką, {number} iš {count}',
    style: 'Variantas',
    sold_out: 'Išparduota',
    option_unavailable: 'Nėra',
    style_sold_out: '{style}, išparduota',
    style_unavailable: '{style}, nėra derinio su: {others}',
    field_optional: '{field} (neprivaloma)',
    field_missing: 'Norėdami įdėti prekę į krepšelį, užpildykite lauką „{field}“.',
    related_products: 'Jums taip pat gali patikti',
    in_stock_count: 'Turime {left} vnt.!',
    only_left: 'Tiek neturime. Liko tik {left} vnt.',
    stock_unknown: 'Likutis nežinomas',
    checking_stock: 'Tikrinamas likutis…',
    add_error_product: 'O ne! Įvyko klaida.',

    // quantity
    max_quantity: 'Galite įdėti ne daugiau kaip 9\u00A0999 tos pačios prekės vienetus.',
    possible_quantities: 'Galimi kiekiai: {quantities}',
    quantity_not_possible:
      'Krepšelyje negali būti tiek „{title}“ vienetų: {quantity}. Galimi kiekiai: {quantities}',

    // quantity-field
    quantity_of: 'Kiekis: {name}',
    quantity_decrease: 'Sumažinti kiekį: {name}',
    quantity_increase: 'Padidinti kiekį: {name}',

    // quote-photos
    quote_photos: 'Nuotraukos',
    quote_photos_hint: 'Daugiausia nuotraukų: {count}.',
    quote_photos_add: 'Pridėti nuotraukų',
    quote_photos_loading: 'Ruošiamos jūsų nuotraukos…',
    quote_photo_remove: 'Pašalinti {name}',
    quote_photo_removed: 'Pašalinta: {name}.',
    quote_photos_too_many: 'Daugiausia nuotraukų: {count}. Kitos nepridėtos.',
    quote_photo_unreadable:
      '„{name}“ nėra nuotrauka, kurią galima išsiųsti. Pasirinkite JPEG arba PNG failą.',
    quote_photo_original:
      '„{name}“ bus išsiųsta nepakeista, nes jūsų naršyklė saugo nuotraukas. Joje gali būti nurodyta fotografavimo vieta.',
    quote_photo_too_large:
      '„{name}“ išsiųsti negalima, nes jūsų naršyklė neleidžia šiam puslapiui sumažinti nuotraukos. Pasirinkite mažesnį nei 5\u00A0MB failą.',
    quote_photos_failed: 'Šiuo metu nuotraukų pridėti nepavyksta. Patikrinkite ryšį ir bandykite dar kartą.',

    // quote-sending
    quote_name_missing: 'Įveskite savo vardą.',
    quote_phone_missing: 'Įveskite telefono numerį, kad galėtume jums perskambinti.',
    quote_phone_invalid:
      'Šiame telefono numeryje nėra skaitmenų, todėl negalėtume jums perskambinti. Pataisykite jį arba dar kartą paspauskite mygtuką, kad išsiųstumėte tokį.',
    quote_email_invalid: 'Tai nėra el. pašto adresas. Jis turėtų atrodyti taip: vardas@example.com.',
    quote_consent_missing: 'Sutikite, kad naudotume jūsų duomenis ir galėtume jums perskambinti.',
    quote_sending: 'Siunčiama…',
    quote_sent: 'Ačiū. Gavome jūsų užklausą ir netrukus su jumis susisieksime.',
    quote_mail_opens: 'Dabar turėtų atsidaryti jūsų el. pašto programa. Išsiųskite laišką iš jos.',
    quote_blocked:
      'Jūsų užklausa dar neišsiųsta, nes ją sulaikė mūsų apsauga nuo brukalų. Jei vis tiek norite ją išsiųsti, spauskite „{button}“.',
    quote_send_anyway: 'Vis tiek siųsti',
    quote_failed: '{message} Jūsų įvesti duomenys išliko. Bandykite dar kartą.',
    quote_timeout: 'Užklausos siuntimas užtruko per ilgai.',
    quote_not_sent: 'Užklausos išsiųsti nepavyko. Patikrinkite interneto ryšį.',
    quote_refused: 'Serveris atmetė jūsų užklausą.',
    quote_refused_status: 'Serveris atmetė jūsų užklausą (HTTP {status}).',
    quote_unconfirmed: 'Serveris nepatvirtino, kad gavo jūsų užklausą.',
    quote_needs_script:
      'Šiai formai reikia „JavaScript“, bet ji neveikia, todėl užklausos išsiųsti nepavyks. Susisiekite su mumis tiesiogiai.',
    send_by_email: 'Siųsti el. paštu',
    mail_subject: 'Kainos pasiūlymo užklausa',
    mail_subject_emergency: 'Avarinis atvejis: kainos pasiūlymo užklausa',
    mail_name: 'Vardas: {name}',
    mail_phone: 'Telefonas: {phone}',
    mail_email: 'El. paštas: {email}',
    mail_service: 'Paslauga: {service}',
    mail_emergency: 'Tai avarinis atvejis',

    // quote
    request_quote: 'Gauti pasiūlymą',
    quote_name: 'Vardas *',
    quote_phone: 'Telefonas *',
    quote_email: 'El. paštas',
    quote_service: 'Paslauga',
    quote_message: 'Žinutė',
    choose_service: 'Pasirinkite paslaugą (neprivaloma)',
    service_residential: 'Darbai namuose',
    service_commercial: 'Darbai įmonėje',
    service_emergency: 'Avarinis atvejis',
    service_repair: 'Remontas',
    service_inspection: 'Patikra',
    service_maintenance: 'Priežiūra',
    is_emergency: 'Tai avarinis atvejis',
    quote_consent:
      'Sutinku, kad mano duomenys būtų naudojami atsakant į mano užklausą, kaip aprašyta {privacy_policy}. *',
    privacy_policy: 'privatumo politikoje',

    // services
    our_services: 'Mūsų paslaugos',
    rates: 'Paslaugų kainos',
    rates_range: 'Paslaugų kainos · {range}',
    our_work: 'Mūsų darbai',
    work_before: 'Prieš',
    work_after: 'Po',
    brands: 'Gamintojai, su kuriais dirbame',
    financing: 'Mokėjimas dalimis',

    // shared
    loading: 'Įkeliama…',
    try_again: 'Bandyti dar kartą',
    close: 'Uždaryti',
    call_phone: 'Skambinti {phone}',
    list: '{first}, {more}',
    back_to_home: 'Grįžti į pradžią',
    part_not_loaded:
      'Nepavyko įkelti šios puslapio dalies. Patikrinkite interneto ryšį arba įkelkite puslapį iš naujo.',
    part_failed: 'Įvyko klaida, todėl šios puslapio dalies parodyti negalime.',

    // single-product
    loading_product: 'Įkeliama prekė…',
    product_error: 'Nepavyko įkelti prekės: {message}',
    product_not_loaded: 'nežinoma klaida',
    stock_not_checked: 'Nepavyko patikrinti prekės likučio, todėl jos kol kas negalima įdėti į krepšelį.',

    // site
    icon_title: 'Žaibas',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Šiuo metu nėra',
    product_unavailable: 'Šios prekės šiuo metu nėra.',
    not_enough_stock: 'Tiek neturime: {title} ({variant}). Liko tik {left} vnt.',
    stock_check_failed: 'Nepavyko patikrinti likučio. Bandykite dar kartą.',

    // store
    add_to_cart: 'Į krepšelį',
    book_a_time: 'Rezervuoti laiką',
    donate: 'Paaukoti',
    view_details: 'Žiūrėti išsamiau',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Apžiūrėkite šią puikią prekę!',
    no_image: 'Nėra nuotraukos',
    sale_price: 'Kaina su nuolaida',
    regular_price: 'Įprasta kaina',
    free: 'Nemokamai',
    price_from: 'Nuo {price}',
    store_offline: 'Atrodo, nėra interneto ryšio. Patikrinkite ryšį ir bandykite dar kartą.',
    store_unreachable: 'Parduotuvė nepasiekiama. Patikrinkite interneto ryšį ir bandykite dar kartą.',
    store_timeout: 'Parduotuvė per ilgai neatsakė. Bandykite dar kartą.',
    store_unreadable: 'Nepavyko perskaityti parduotuvės atsakymo. Bandykite vėliau.',

    // success
    order_successful: 'Užsakymas pateiktas!',
    order_successful_text:
      'Ačiū, kad pirkote. Jūsų užsakymas pateiktas, patvirtinimą netrukus gausite el. paštu.',
    continue_shopping: 'Tęsti apsipirkimą',

    // toasts
    close_toast: 'Uždaryti pranešimą',
    not_implemented_title: 'Kontaktų forma dar neįgyvendinta',
    not_implemented_text: 'Šios funkcijos galite paprašyti kitoje DI užklausoje!',
    picture_not_enlarged: 'Nepavyko padidinti nuotraukos',
    hours_not_shown: 'Nepavyko parodyti darbo laiko',
    check_connection: 'Patikrinkite interneto ryšį ir bandykite dar kartą.',

    // website
    skip_to_content: 'Pereiti prie turinio',
    main_links: 'Pagrindinis meniu',
    menu_store: 'Parduotuvė',
    menu_services: 'Paslaugos',
    menu_about: 'Apie mus',
    menu_contact: 'Kontaktai',
    book_now: 'Rezervuoti laiką',
    call_now: 'Skambinti dabar',
    menu: 'Meniu',
    open_menu: 'Atidaryti meniu',
    close_menu: 'Uždaryti meniu',
    home_consultation: 'Užsisakyti konsultaciją',
    home_page_title: '{name} – {title}',
    store_page_title: 'Parduotuvė – {name}',
    store_description: '{name}: prekės ir firminė atributika.',
    electrician_store: '{name}: elektros prekės ir firminė atributika.',
    success_page_title: 'Užsakymas pateiktas! – {name}',
    success_description: 'Jūsų užsakymas pateiktas.',
    app_error: 'Šio puslapio parodyti nepavyko',
    error_status: 'Klaida',
    not_found_status: '404 Nerasta',
    not_found: 'Šio puslapio nėra arba jis perkeltas.',
    page_not_shown: 'Šio puslapio parodyti nepavyko.',
    visit_store: 'Į mūsų parduotuvę',

    // zoom
    picture_position: '{number} nuotrauka iš {count}',
    zoom_in: 'Padidinti',
    zoom_out: 'Sumažinti',
  },
  facts: {
    name: 'Elektrikas netoli jūsų',
    trade: {
      page_title: 'Profesionalios elektriko paslaugos',
      subtitle: 'Profesionalūs elektros darbai – {name}',
      credential: 'Kvalifikuotas ir apsidraudęs elektrikas',
      emergency: 'Kibirkštys, dūmai ar dingo elektra?',
    },
    description:
      'Kvalifikuotas ir apsidraudęs elektrikas namams, įmonėms ir avariniams atvejams, daugiau kaip 10 metų patirtis.',
    headline: 'Elektra, kuria galite pasikliauti dieną ir naktį',
    blurb:
      'Kvalifikuotas ir apsidraudęs elektrikas, turintis daugiau kaip 10 metų patirtį namuose, įmonėse ir šalinant avarinius gedimus.',
    bio: [
      'Jau daugiau kaip 10 metų rūpinuosi, kad apylinkės namai, parduotuvės ir dirbtuvės turėtų elektrą: nuo vieno neveikiančio kištukinio lizdo iki viso naujo pastato instaliacijos.',
      'Pas jus atvyks kvalifikuotas ir apsidraudęs elektrikas, kuris nevėluoja, suprantamai paaiškina galimybes ir palieka tokią tvarką, kokią rado.',
    ],
    highlights: [
      { title: 'Meistriškas darbas', text: 'Daugiau kaip 10 metų patirtis' },
      { title: 'Avarinė pagalba visą parą', text: 'Visada pasiekiami' },
      { title: 'Nemokama konsultacija', text: 'Aiškios kainos telefonu' },
    ],
    services: [
      {
        title: 'Elektros darbai namuose',
        description: 'Saugi, tvarkinga elektros instaliacija namuose, nuo vieno naujo lizdo iki viso namo.',
        features: [
          'Naujų namų instaliacija',
          'Kištukinių lizdų montavimas',
          'Apšvietimas',
          'Elektros skydelių keitimas',
        ],
      },
      {
        title: 'Elektros darbai įmonėse',
        description: 'Elektros darbai biuruose, parduotuvėse ir dirbtuvėse, derinami prie jūsų darbo laiko.',
        features: [
          'Biurų instaliacija',
          'Pramoninės sistemos',
          'Priežiūros planai',
          'Atitiktis reikalavimams',
        ],
      },
      {
        title: 'Avarinė pagalba',
        description: 'Kai laukti negalima: dieną ir naktį, taip pat savaitgaliais ir per šventes.',
        features: ['Dingusi elektra', 'Elektros gedimai', 'Pavojingos situacijos', 'Skubus remontas'],
      },
      {
        title: 'Elektros remontas',
        description: 'Randame gedimo priežastį ir pašaliname ją visam laikui.',
        features: ['Gedimų paieška', 'Pažeisti laidai', 'Grandinių remontas', 'Sistemos diagnostika'],
      },
      {
        title: 'Saugos patikros',
        description: 'Nuodugni elektros instaliacijos patikra ir suprantama ataskaita.',
        features: ['Atitiktis reikalavimams', 'Saugos auditas', 'Rizikos vertinimas', 'Patikros dokumentai'],
      },
      {
        title: 'Priežiūra',
        description: 'Nuolatinė priežiūra, padedanti aptikti bėdas anksčiau, nei jos jus užklumpa.',
        features: [
          'Prevencinė priežiūra',
          'Sistemos optimizavimas',
          'Reguliarios patikros',
          'Veikimo stebėsena',
        ],
      },
    ],
    rates: {
      title: 'Nemokama konsultacija telefonu',
      text: 'Kainą žinosite prieš prasidedant darbams, be paslėptų mokesčių.',
      note: 'Pastaba: už avarinę pagalbą gali būti taikomas papildomas mokestis.',
    },
    statistics: [
      { title: '10+', text: 'Metų patirtis' },
      { title: '500+', text: 'Patenkintų klientų' },
      { title: '100\u00A0%', text: 'Kvalifikacija ir draudimas' },
      { title: '24/7', text: 'Avarinė pagalba' },
    ],
    service_area: 'Mūsų vietovė ir apylinkės',
    hours: { emergency: 'visą parą', note: 'Nemokama konsultacija telefonu' },
    withoutEmergency: {
      description:
        'Kvalifikuotas ir apsidraudęs elektrikas namams ir įmonėms, daugiau kaip 10 metų patirtis.',
      headline: 'Elektra, kuria galite pasikliauti',
      blurb:
        'Kvalifikuotas ir apsidraudęs elektrikas, turintis daugiau kaip 10 metų patirtį namuose ir įmonėse.',
    },
    unread: { name: 'Įmonė netoli jūsų' },
  },
}

addLanguage(lt)
