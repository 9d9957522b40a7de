import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/**
 * Italian. Texts avoid addressing visitors where possible, and use “Lei” otherwise. Buttons are imperatives, as in
 * “Aggiungi al carrello”.
 */
export const it: CompleteTranslation = {
  language: 'it',
  texts: {
    // about
    portrait_alt: '{name}, titolare',
    portrait_alt_unnamed: 'Titolare',
    about_name: 'Chi è {name}',
    about_consultation: 'Richiedi consulenza',
    customers_say: 'Cosa dicono i clienti',
    testimonial_name: '{name}, {place}',
    rated: 'Valutazione: {rating} su 5',
    review_count: { one: '{count} recensione', many: '{count} di recensioni', other: '{count} recensioni' },
    review_us: 'Lascia una recensione',

    // adding
    added_title: 'Aggiunto al carrello! 🛒',
    added_from_card: '{title} è nel carrello.',
    added_from_product: 'Aggiunto: {quantity} × {title} ({variant}).',
    add_error_card: 'Errore durante l’aggiunta al carrello',
    please_try_again: 'Riprovare.',
    cart_not_loaded: 'Impossibile caricare il carrello. Controllare la connessione e riprovare.',

    // browse
    search_products: 'Cerca prodotti',
    filters: 'Filtri',
    filters_count: 'Filtri ({count})',
    filter_and_sort: 'Filtra e ordina',
    collection: 'Categoria',
    all_products: 'Tutti i prodotti',
    option_count: '{option} ({number})',
    sort_by: 'Ordina per',
    sort_featured: 'In evidenza',
    sort_best_match: 'Pertinenza',
    sort_newest: 'Novità',
    sort_price_ascending: 'Prezzo crescente',
    sort_price_descending: 'Prezzo decrescente',
    sort_name: 'Nome, dalla A alla Z',
    price: 'Prezzo',
    price_in: 'Prezzo ({currency})',
    lowest_price: 'Prezzo minimo',
    highest_price: 'Prezzo massimo',
    price_min: 'Min.',
    price_max: 'Max.',
    price_invalid: 'Inserire un prezzo, per esempio 30.',
    in_stock_only: 'Solo disponibili',
    show_products: 'Mostra prodotti',
    show_count: {
      one: 'Mostra {count} prodotto',
      many: 'Mostra {count} di prodotti',
      other: 'Mostra {count} prodotti',
    },
    no_products_found: 'Nessun prodotto trovato',
    active_filters: 'Filtri attivi',
    remove_filter: 'Rimuovi filtro: {filter}',
    clear_filters: 'Cancella tutto',
    filter_query: '«{query}»',
    filter_unknown_list: 'questa categoria',
    filter_min: 'Da {price}',
    filter_max: 'Fino a {price}',
    filter_stock: 'Disponibili',
    loading_all: 'Caricamento di tutti i prodotti: {loaded} di {count}',
    product_count: { one: '{count} prodotto', many: '{count} di prodotti', other: '{count} prodotti' },
    results: {
      one: '{shown} di {count} prodotto{query}{collection}{min}{max}{stock}',
      many: '{shown} di {count} di prodotti{query}{collection}{min}{max}{stock}',
      other: '{shown} di {count} prodotti{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Nessun prodotto{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Nessun prodotto{query}{collection}{min}{max}{stock}.',
    results_query: ' per «{query}»',
    results_collection: ' in «{collection}»',
    results_unknown_list: ' in questa categoria',
    results_min: ', da {price}',
    results_max: ', fino a {price}',
    results_stock: ', disponibili',
    try_other_word: 'Provare con un’altra parola o controllare l’ortografia.',
    remove_a_filter: 'Rimuovere un filtro per vedere più prodotti.',

    // cart-panel
    cart_empty: 'Il carrello è vuoto.',
    keep_browsing: 'Continua a guardare',
    cart_items: 'Articoli nel carrello',
    field_value: '{field}: {value}',
    remove: 'Rimuovi',
    remove_item: 'Rimuovi {name}',
    item_removed: 'Rimosso: {name}',
    price_changed: 'Il prezzo di {name} è cambiato da {before} a {after}.',
    item_lost: 'Non più disponibile: {name}.',
    remove_lost: 'Rimuovili e continua',
    units_left: 'Pezzi rimasti: {left}',
    set_quantity: 'Imposta a {left}',
    total: 'Totale',
    checkout: 'Vai alla cassa',
    opening_checkout: 'Apertura del pagamento sicuro…',
    cart_not_saved:
      'Questo browser non salva il carrello: resta disponibile solo finché non si lascia la pagina.',
    separate_orders: 'Gli articoli provengono da negozi diversi. Ogni ordine si paga separatamente.',
    order_of: 'Ordine {number} di {total}',
    cannot_order:
      'Questi articoli non si possono ordinare in questa pagina. Ordinarli nella pagina in cui sono stati aggiunti.',
    other_cart_replaced:
      'Anche il carrello del negozio stesso contiene articoli. Continuando qui, questo ordine li sostituisce. Per non perderli, ordinarli prima lì.',
    unfinished_order: 'Ordine non completato',
    no_thanks: 'No, grazie',

    // cart
    cart_title: 'Carrello',
    close_cart: 'Chiudi il carrello',
    open_cart_empty: 'Apri il carrello, vuoto',
    open_cart: {
      one: 'Apri il carrello, {count} articolo',
      many: 'Apri il carrello, {count} di articoli',
      other: 'Apri il carrello, {count} articoli',
    },
    cart_kept: {
      one: '{name}. Abbiamo conservato {count} articolo.',
      many: '{name}. Abbiamo conservato {count} di articoli.',
      other: '{name}. Abbiamo conservato {count} articoli.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Apertura della cassa…',
    cart_is_empty_title: 'Il carrello è vuoto',
    cart_is_empty_text: 'Aggiungere prodotti al carrello prima di andare alla cassa.',
    checkout_error_title: 'Errore alla cassa',
    checkout_error_text: 'Impossibile aprire la cassa. Riprovare.',
    checkout_not_started: 'Impossibile aprire la cassa. Controllare la connessione e riprovare.',
    cart_unchanged: 'Il carrello è rimasto invariato.',
    checkout_failed: '{message} Il carrello è rimasto invariato.',
    checkout_refused: 'Il negozio ha risposto «{message}». Il carrello è rimasto invariato.',
    checkout_out_of_stock:
      'Un articolo nel carrello non è più disponibile in quantità sufficiente. Ridurre la quantità o rimuovere l’articolo, poi riprovare.',
    nothing_ordered: 'Non è stato ordinato nulla.',
    order_failed: '{message} Non è stato ordinato nulla.',
    order_refused: 'Il negozio ha risposto «{message}». Non è stato ordinato nulla.',
    payment_ready_title: 'Ancora un passaggio',
    payment_ready_text: 'Il pagamento si apre in una pagina a parte.',
    payment_ready_button: 'Vai al pagamento',
    order_not_completed: 'L’ordine non è stato completato',
    order_kept: {
      one: 'Abbiamo conservato {count} articolo.',
      many: 'Abbiamo conservato {count} di articoli.',
      other: 'Abbiamo conservato {count} articoli.',
    },
    put_back: { one: 'Rimetti nel carrello', many: 'Rimetti nel carrello', other: 'Rimetti nel carrello' },

    // order-steps
    order_mail_opens: 'Si apre il programma di posta. Se non si apre, copiare questo testo:',
    order_copy: 'Copia l’ordine',
    order_copied: 'Copiato. Il testo può essere incollato in un’e-mail.',
    order_mail_sent: 'Ho inviato l’e-mail',
    order_sent_title: 'Grazie per l’ordine',
    back_to_cart: 'Torna al carrello',
    order_subject: 'Ordine',
    order_contact: 'Si prega di compilare:\n\nNome:\nTelefono:\nIndirizzo di consegna:',
    order_to_paste:
      'Questo ordine è troppo lungo per un link e-mail. Copiare l’ordine completo nella pagina del negozio e incollarlo qui.',
    order_to_enter: 'La pagina di pagamento non conosce l’ordine. Prima di pagare, inserire lì questi dati:',
    order_quantity: 'Quantità',

    // contact
    contact: 'Contatti',
    emergency_service: 'Pronto intervento',
    emergency_call: '{question} Chiamare subito.',
    emergency_call_hours: '{question} Chiamare subito, {hours}.',
    call_us: 'Telefono',
    email_us: 'E-mail',
    whatsapp: 'WhatsApp',
    text_us: 'Invia un SMS',
    address: 'Indirizzo',
    service_area: 'Zona di intervento',
    view_coverage: 'Vedi la zona',
    hours: 'Orari',
    emergency_hours: 'Pronto intervento: {hours}',
    regular_hours: 'Orario normale: {hours}',

    // direct-order
    loading_days: 'Caricamento dei giorni disponibili…',
    days_error: 'Errore durante il caricamento dei giorni disponibili: {message}',
    loading_times: 'Caricamento degli orari disponibili…',
    times_error: 'Errore durante il caricamento degli orari disponibili: {message}',
    times_not_loaded: 'Il negozio non è raggiungibile.',
    previous_month: 'Mese precedente',
    next_month: 'Mese successivo',
    day_not_available: '{day}, non disponibile',
    no_times_left: 'Nessun orario disponibile per {day}. Scegliere un altro giorno.',
    choose_time: 'Scegliere un orario per {day}',
    times_in_zone: 'Fuso orario: {zone}.',
    visitor_time: '{time} nel Suo fuso orario',
    choose_day_and_time: 'Scegliere prima un giorno e un orario.',
    book_this_time: 'Prenota quest’orario',
    booking_summary: '{day}, ore {time} · {price}',
    booking_summary_zone: '{day}, ore {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} ora', many: '{count} di ore', other: '{count} ore' },
    duration_minutes: { one: '{count} minuto', many: '{count} di minuti', other: '{count} minuti' },
    duration_both: '{hours} e {minutes}',
    by_phone: 'Per telefono',
    online: 'Online',
    slot_taken: 'Qualcun altro ha appena prenotato questo orario. Sceglierne un altro.',
    amount: 'Importo',
    other_amount: 'Altro importo',
    your_amount: 'Importo in {currency}',
    amount_at_least: 'Inserire un importo di almeno {min}.',
    amount_between: 'Inserire un importo tra {min} e {max}.',
    donate_amount: 'Dona {amount}',
    field_missing_booking: 'Compilare «{field}» per prenotare questo appuntamento.',
    field_missing_donation: 'Compilare «{field}» per donare.',
    booking_offline: 'Al momento questo appuntamento non si può prenotare online.',
    booking_contact:
      'Al momento questo appuntamento non si può prenotare online. Ci contatti e troveremo un orario.',
    donation_offline: 'Al momento non è possibile donare online.',
    donation_contact: 'Al momento non è possibile donare online. Per fare una donazione, ci contatti.',
    subscription_offline: 'Questo è un abbonamento e non si può ordinare online.',
    subscription_contact:
      'Questo è un abbonamento e non si può ordinare online. Ci contatti e lo attiveremo noi.',

    // embedded-product
    product_gone: 'Questo prodotto non è più disponibile.',
    no_product: 'Nessun prodotto selezionato.',

    // footer
    footer_services: 'Servizi',
    footer_contact: 'Contatti',
    footer_hours: 'Orari',
    footer_phone: '{phone} (anche per emergenze)',
    footer_regular: 'Orario normale: {days}',
    footer_emergency: 'Pronto intervento',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Abilitazione {number}',
    founded: 'Dal {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Privacy',
    terms: 'Condizioni',
    imprint: 'Note legali',
    languages: 'Lingue',

    // hours
    hours_span: '{opens} – {closes}',
    open_24_hours: 'Aperto 24 ore su 24',
    closed: 'Chiuso',
    special_hours: 'Orari speciali',
    footer_days: 'da {first} a {last}',
    footer_span: '{opens} – {closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}-{last}',
    short_span: '{opens}-{closes}',
    short_24_hours: '24 ore',

    // listing
    our_store: 'Il nostro negozio',
    loading_products: 'Caricamento dei prodotti…',
    products_error: 'Errore durante il caricamento dei prodotti: {message}',
    products_not_loaded: 'errore sconosciuto',
    no_products: 'Al momento non ci sono prodotti disponibili.',
    list_stock_not_checked:
      'Non è stato possibile verificare la disponibilità: alcuni prodotti non si possono ancora aggiungere al carrello.',

    // more-products
    products_incomplete:
      'Il negozio non ha inviato tutti i prodotti. Controllare la connessione e riprovare.',
    show_more: 'Mostra altro',
    loading_more: 'Caricamento…',
    more_failed: 'Caricamento non riuscito. Riprova',
    products_shown: {
      one: '{shown} di {count} prodotto',
      many: '{shown} di {count} di prodotti',
      other: '{shown} di {count} prodotti',
    },

    // notice
    notice: 'Avviso',
    learn_more: 'Scopri di più',

    // open-status
    open_always: 'Aperto ora · 24 ore su 24',
    open_until: 'Aperto ora · fino alle {time}',
    open_until_day: 'Aperto ora · fino a {day} alle {time}',
    open_until_midnight: 'Aperto ora · fino a mezzanotte',
    open_until_day_midnight: 'Aperto ora · fino a {day} a mezzanotte',
    opens_at: 'Chiuso · apre alle {time}',
    opens_on_day: 'Chiuso · apre {day} alle {time}',

    // pictures
    previous_picture: 'Immagine precedente',
    next_picture: 'Immagine successiva',

    // product
    back_to_store: 'Torna al negozio',
    no_product_go_back: 'Nessun prodotto selezionato. Tornare al negozio e sceglierne uno.',
    product: 'Prodotto',
    product_failed_title: 'Prodotto non disponibile',
    product_page_title: '{title} - Il nostro negozio',
    product_page_loading: 'Prodotto - Il nostro negozio',
    product_page_failed: 'Prodotto non disponibile - Il nostro negozio',
    product_description: 'Immagini, prezzo e disponibilità di questo prodotto.',
    product_not_shown: 'Impossibile caricare questo prodotto.',
    pictures_of: 'Immagini di {title}',
    picture_alt: '{title}, immagine {number} di {count}',
    picture_number: 'Immagine {number}',
    enlarge_picture: 'Ingrandisci immagine',
    enlarge_picture_of: 'Ingrandisci immagine, {number} di {count}',
    style: 'Variante',
    sold_out: 'Esaurito',
    option_unavailable: 'Non disponibile',
    style_sold_out: '{style}, esaurito',
    style_unavailable: '{style}, non disponibile in {others}',
    field_optional: '{field} (facoltativo)',
    field_missing: 'Compilare «{field}» per aggiungere questo prodotto al carrello.',
    related_products: 'Potrebbe interessarLe anche',
    in_stock_count: 'Pezzi disponibili: {left}!',
    only_left: 'Quantità non disponibile. Pezzi rimasti: {left}.',
    stock_unknown: 'Disponibilità sconosciuta',
    checking_stock: 'Verifica della disponibilità…',
    add_error_product: 'Oh no! Qualcosa è andato storto.',

    // quantity
    max_quantity: 'Si possono aggiungere al massimo 9.999 pezzi di un articolo.',
    possible_quantities: 'Quantità possibili: {quantities}',
    quantity_not_possible:
      'Il carrello non può contenere {quantity} pezzi di {title}. Quantità possibili: {quantities}',

    // quantity-field
    quantity_of: 'Quantità di {name}',
    quantity_decrease: 'Riduci la quantità di {name}',
    quantity_increase: 'Aumenta la quantità di {name}',

    // quote-photos
    quote_photos: 'Foto',
    quote_photos_hint: 'Fino a {count} immagini.',
    quote_photos_add: 'Aggiungi foto',
    quote_photos_loading: 'Preparazione delle foto…',
    quote_photo_remove: 'Rimuovi {name}',
    quote_photo_removed: '{name} è stato rimosso.',
    quote_photos_too_many:
      'Si possono inviare al massimo {count} immagini. Le altre non sono state aggiunte.',
    quote_photo_unreadable: '“{name}” non è un’immagine che si può inviare. Scegli un file JPEG o PNG.',
    quote_photo_original:
      '“{name}” sarà inviato senza modifiche, perché il browser protegge le immagini. Può contenere il luogo in cui è stata scattata la foto.',
    quote_photo_too_large:
      '“{name}” non si può inviare, perché il browser non permette a questa pagina di ridurre l’immagine. Scegli un file inferiore a 5\u00A0MB.',
    quote_photos_failed: 'Al momento non è possibile aggiungere foto. Controlla la connessione e riprova.',

    // quote-sending
    quote_name_missing: 'Indicare il proprio nome.',
    quote_phone_missing: 'Indicare un numero di telefono per essere richiamati.',
    quote_phone_invalid:
      'Questo numero di telefono non contiene cifre, quindi non potremmo richiamare. Correggerlo, oppure premere di nuovo il pulsante per inviarlo così.',
    quote_email_invalid: 'Questo non è un indirizzo e-mail. Dovrebbe essere simile a nome@example.com.',
    quote_consent_missing: 'Dare il consenso all’uso dei dati per poter essere richiamati.',
    quote_sending: 'Invio in corso…',
    quote_sent: 'Grazie. Abbiamo ricevuto la richiesta e risponderemo al più presto.',
    quote_mail_opens: 'Ora dovrebbe aprirsi il programma di posta. Inviare il messaggio da lì.',
    quote_blocked:
      'La richiesta non è ancora stata inviata perché il nostro filtro antispam l’ha bloccata. Premere «{button}» per inviarla.',
    quote_send_anyway: 'Invia comunque',
    quote_failed: '{message} I dati inseriti non sono andati persi. Riprovare.',
    quote_timeout: 'L’invio della richiesta è durato troppo.',
    quote_not_sent: 'Impossibile inviare la richiesta. Controllare la connessione.',
    quote_refused: 'Il server ha rifiutato la richiesta.',
    quote_refused_status: 'Il server ha rifiutato la richiesta (HTTP {status}).',
    quote_unconfirmed: 'Il server non ha confermato di aver ricevuto la richiesta.',
    quote_needs_script:
      'Questo modulo richiede JavaScript, che non è in esecuzione, quindi non può inviare la richiesta. Contattateci direttamente.',
    send_by_email: 'Invia per e-mail',
    mail_subject: 'Richiesta di preventivo',
    mail_subject_emergency: 'Emergenza: richiesta di preventivo',
    mail_name: 'Nome: {name}',
    mail_phone: 'Telefono: {phone}',
    mail_email: 'E-mail: {email}',
    mail_service: 'Servizio: {service}',
    mail_emergency: 'È un’emergenza',

    // quote
    request_quote: 'Richiedi preventivo',
    quote_name: 'Nome *',
    quote_phone: 'Telefono *',
    quote_email: 'E-mail',
    quote_service: 'Servizio',
    quote_message: 'Messaggio',
    choose_service: 'Scegli un servizio (facoltativo)',
    service_residential: 'Abitazione',
    service_commercial: 'Azienda',
    service_emergency: 'Emergenza',
    service_repair: 'Riparazione',
    service_inspection: 'Verifica',
    service_maintenance: 'Manutenzione',
    is_emergency: 'È un’emergenza',
    quote_consent:
      'Acconsento all’uso dei miei dati per rispondere alla mia richiesta, come descritto nella {privacy_policy}. *',
    privacy_policy: 'informativa sulla privacy',

    // services
    our_services: 'I nostri servizi',
    rates: 'Le nostre tariffe',
    rates_range: 'Le nostre tariffe · {range}',
    our_work: 'I nostri lavori',
    work_before: 'Prima',
    work_after: 'Dopo',
    brands: 'I marchi con cui lavoriamo',
    financing: 'Pagamento a rate',

    // shared
    loading: 'Caricamento…',
    try_again: 'Riprova',
    close: 'Chiudi',
    call_phone: 'Chiama {phone}',
    list: '{first}, {more}',
    back_to_home: 'Torna alla home',
    part_not_loaded:
      'Impossibile caricare questa parte della pagina. Controllare la connessione o ricaricare la pagina.',
    part_failed: 'Qualcosa è andato storto: impossibile mostrare questa parte della pagina.',

    // single-product
    loading_product: 'Caricamento del prodotto…',
    product_error: 'Errore durante il caricamento del prodotto: {message}',
    product_not_loaded: 'errore sconosciuto',
    stock_not_checked:
      'Non è stato possibile verificare la disponibilità: questo prodotto non si può ancora aggiungere al carrello.',

    // site
    site_not_loaded: 'Questa pagina non è stata caricata completamente. Può chiamarci: {phone}',
    icon_title: 'Un fulmine',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Non disponibile',
    product_unavailable: 'Al momento questo prodotto non è disponibile.',
    not_enough_stock: 'Quantità non disponibile per {title} ({variant}). Pezzi rimasti: {left}.',
    stock_check_failed: 'Non è stato possibile verificare la disponibilità. Riprovare.',

    // store
    add_to_cart: 'Aggiungi al carrello',
    book_a_time: 'Prenota un orario',
    donate: 'Dona',
    view_details: 'Vedi dettagli',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Un prodotto fantastico, da scoprire!',
    no_image: 'Nessuna immagine',
    sale_price: 'Prezzo scontato',
    regular_price: 'Prezzo normale',
    free: 'Gratis',
    price_from: 'Da {price}',
    store_offline: 'Sembra che manchi la connessione. Controllarla e riprovare.',
    store_unreachable: 'Il negozio non è raggiungibile. Controllare la connessione e riprovare.',
    store_timeout: 'Il negozio ha impiegato troppo tempo a rispondere. Riprovare.',
    store_unreadable: 'La risposta del negozio non è leggibile. Riprovare più tardi.',

    // success
    order_successful: 'Ordine completato!',
    order_successful_text:
      'Grazie per l’acquisto. Abbiamo ricevuto l’ordine e a breve arriverà un’e-mail di conferma.',
    continue_shopping: 'Continua gli acquisti',

    // toasts
    close_toast: 'Chiudi la notifica',
    not_implemented_title: 'Il modulo di contatto non è ancora stato implementato',
    not_implemented_text: 'Può richiedere questa funzione nel Suo prossimo prompt!',
    picture_not_enlarged: 'Impossibile ingrandire l’immagine',
    hours_not_shown: 'Impossibile mostrare gli orari',
    check_connection: 'Controllare la connessione e riprovare.',

    // website
    skip_to_content: 'Vai al contenuto',
    main_links: 'Principale',
    menu_store: 'Negozio',
    menu_services: 'Servizi',
    menu_about: 'Chi siamo',
    menu_contact: 'Contatti',
    book_now: 'Prenota ora',
    call_now: 'Chiama ora',
    menu: 'Menu',
    open_menu: 'Apri il menu',
    close_menu: 'Chiudi il menu',
    home_consultation: 'Richiedi consulenza',
    home_page_title: '{name} - {title}',
    store_page_title: 'Negozio - {name}',
    store_description: 'Prodotti e merchandising di {name}.',
    electrician_store: 'Prodotti elettrici e merchandising di {name}.',
    success_page_title: 'Ordine completato! - {name}',
    success_description: 'L’ordine è stato ricevuto.',
    app_error: 'Impossibile mostrare questa pagina',
    error_status: 'Errore',
    not_found_status: '404 Pagina non trovata',
    not_found: 'Questa pagina non esiste o è stata spostata.',
    page_not_shown: 'Impossibile mostrare questa pagina.',
    visit_store: 'Visita il negozio',

    // zoom
    picture_position: 'Immagine {number} di {count}',
    zoom_in: 'Ingrandisci',
    zoom_out: 'Riduci',
  },
  facts: {
    name: 'Elettricista di zona',
    trade: {
      page_title: 'Servizi elettrici professionali',
      subtitle: '{name}: soluzioni elettriche da esperti',
      credential: 'Elettricista professionista abilitato e assicurato',
      emergency: 'Scintille, fumo o niente corrente?',
    },
    description:
      'Elettricista abilitato e assicurato per abitazioni, aziende ed emergenze, con oltre 10 anni di esperienza.',
    headline: 'Elettricità su cui contare, giorno e notte',
    blurb:
      'Elettricista abilitato e assicurato con oltre 10 anni di esperienza in abitazioni, aziende e riparazioni urgenti.',
    bio: [
      'Da oltre 10 anni mi occupo dell’elettricità di case, negozi e officine della zona, dalla singola presa guasta all’impianto completo di un edificio nuovo.',
      'Troverà un elettricista abilitato e assicurato che arriva puntuale, spiega le soluzioni in parole semplici e lascia tutto in ordine come prima.',
    ],
    highlights: [
      { title: 'Servizio esperto', text: 'Oltre 10 anni di esperienza' },
      { title: 'Emergenze 24 ore su 24', text: 'Sempre reperibile' },
      { title: 'Consulenza gratuita', text: 'Prezzi chiari al telefono' },
    ],
    services: [
      {
        title: 'Impianti per abitazioni',
        description: 'Impianti sicuri e ordinati per la casa, da una nuova presa all’intera abitazione.',
        features: [
          'Impianti per nuove costruzioni',
          'Installazione di prese',
          'Illuminazione',
          'Sostituzione del quadro elettrico',
        ],
      },
      {
        title: 'Impianti per aziende',
        description:
          'Cablaggio e alimentazione per uffici, negozi e officine, secondo gli orari dell’attività.',
        features: [
          'Cablaggio di uffici',
          'Impianti industriali',
          'Piani di manutenzione',
          'Conformità alle norme',
        ],
      },
      {
        title: 'Pronto intervento',
        description: 'Quando non si può aspettare: giorno e notte, anche nei fine settimana e nei festivi.',
        features: [
          'Mancanza di corrente',
          'Guasti elettrici',
          'Situazioni di pericolo',
          'Riparazioni urgenti',
        ],
      },
      {
        title: 'Riparazioni elettriche',
        description: 'Troviamo la causa del guasto e la eliminiamo definitivamente.',
        features: ['Ricerca guasti', 'Cavi difettosi', 'Riparazione di circuiti', 'Diagnosi dell’impianto'],
      },
      {
        title: 'Verifiche di sicurezza',
        description: 'Un controllo accurato dell’impianto, con una relazione facile da capire.',
        features: [
          'Conformità alle norme',
          'Controlli di sicurezza',
          'Valutazione dei rischi',
          'Certificazione',
        ],
      },
      {
        title: 'Manutenzione',
        description: 'Controlli regolari che scoprono i problemi prima che diano fastidio.',
        features: [
          'Manutenzione preventiva',
          'Ottimizzazione dell’impianto',
          'Controlli periodici',
          'Monitoraggio delle prestazioni',
        ],
      },
    ],
    rates: {
      title: 'Consulenza gratuita al telefono',
      text: 'Il prezzo è noto prima dell’inizio dei lavori, senza costi nascosti.',
      note: 'Nota: gli interventi urgenti possono comportare costi aggiuntivi.',
    },
    statistics: [
      { title: '10+', text: 'Anni di esperienza' },
      { title: '500+', text: 'Clienti soddisfatti' },
      { title: '100%', text: 'Abilitato e assicurato' },
      { title: '24/7', text: 'Pronto intervento' },
    ],
    service_area: 'In zona e dintorni',
    hours: { emergency: '24 ore su 24', note: 'Consulenza gratuita al telefono' },
    withoutEmergency: {
      description:
        'Elettricista abilitato e assicurato per abitazioni e aziende, con oltre 10 anni di esperienza.',
      headline: 'Elettricità su cui contare',
      blurb: 'Elettricista abilitato e assicurato con oltre 10 anni di esperienza in abitazioni e aziende.',
    },
    unread: { name: 'Azienda di zona' },
  },
}

addLanguage(it)
