import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Polish. Addresses visitors impersonally or as “Państwo”. Only calls to action use the imperative. */
export const pl: CompleteTranslation = {
  language: 'pl',
  texts: {
    // about
    portrait_alt: '{name}, właściciel firmy',
    portrait_alt_unnamed: 'Właściciel firmy',
    about_name: 'O nas: {name}',
    about_consultation: 'Umów konsultację',
    customers_say: 'Opinie klientów',
    testimonial_name: '{name}, {place}',
    rated: 'Ocena {rating} na 5',
    review_count: {
      one: '{count} opinia',
      few: '{count} opinie',
      many: '{count} opinii',
      other: '{count} opinii',
    },
    review_us: 'Oceń nas',

    // adding
    added_title: 'Dodano do koszyka! 🛒',
    added_from_card: 'W koszyku: {title}.',
    added_from_product: 'Dodano: {quantity} × {title} ({variant}).',
    add_error_card: 'Nie udało się dodać do koszyka',
    please_try_again: 'Proszę spróbować ponownie.',
    cart_not_loaded:
      'Nie udało się wczytać koszyka. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',

    // browse
    search_products: 'Szukaj produktów',
    filters: 'Filtry',
    filters_count: 'Filtry ({count})',
    filter_and_sort: 'Filtrowanie i sortowanie',
    collection: 'Kategoria',
    all_products: 'Wszystkie produkty',
    option_count: '{option} ({number})',
    sort_by: 'Sortowanie',
    sort_featured: 'Polecane',
    sort_best_match: 'Trafność',
    sort_newest: 'Najnowsze',
    sort_price_ascending: 'Cena, od najniższej',
    sort_price_descending: 'Cena, od najwyższej',
    sort_name: 'Nazwa, od A do Z',
    price: 'Cena',
    price_in: 'Cena ({currency})',
    lowest_price: 'Cena minimalna',
    highest_price: 'Cena maksymalna',
    price_min: 'Od',
    price_max: 'Do',
    price_invalid: 'Proszę wpisać cenę, na przykład 30.',
    in_stock_only: 'Tylko dostępne',
    show_products: 'Pokaż produkty',
    show_count: {
      one: 'Pokaż {count} produkt',
      few: 'Pokaż {count} produkty',
      many: 'Pokaż {count} produktów',
      other: 'Pokaż {count} produktu',
    },
    no_products_found: 'Nie znaleziono produktów',
    active_filters: 'Aktywne filtry',
    remove_filter: 'Usuń filtr: {filter}',
    clear_filters: 'Wyczyść wszystko',
    filter_query: '„{query}”',
    filter_unknown_list: 'ta kategoria',
    filter_min: 'Od {price}',
    filter_max: 'Do {price}',
    filter_stock: 'Dostępne',
    loading_all: 'Wczytywanie wszystkich produktów: {loaded} z {count}',
    product_count: {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
    results: {
      one: '{shown} z {count} produktu{query}{collection}{min}{max}{stock}',
      few: '{shown} z {count} produktów{query}{collection}{min}{max}{stock}',
      many: '{shown} z {count} produktów{query}{collection}{min}{max}{stock}',
      other: '{shown} z {count} produktu{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Brak produktów{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Brak produktów{query}{collection}{min}{max}{stock}.',
    results_query: ' dla hasła „{query}”',
    results_collection: ' w kategorii „{collection}”',
    results_unknown_list: ' w tej kategorii',
    results_min: ', od {price}',
    results_max: ', do {price}',
    results_stock: ', tylko dostępne',
    try_other_word: 'Proszę wpisać inne słowo lub sprawdzić pisownię.',
    remove_a_filter: 'Aby zobaczyć więcej produktów, proszę usunąć któryś filtr.',

    // cart-panel
    cart_empty: 'Koszyk jest pusty.',
    keep_browsing: 'Przeglądaj dalej',
    cart_items: 'Produkty w koszyku',
    field_value: '{field}: {value}',
    remove: 'Usuń',
    remove_item: 'Usuń: {name}',
    item_removed: 'Usunięto: {name}',
    price_changed: 'Cena zmieniła się z {before} na {after}: {name}.',
    item_lost: 'Produkt nie jest już dostępny: {name}.',
    remove_lost: 'Usuń je i kontynuuj',
    units_left: 'Zostało tylko {left} szt.',
    set_quantity: 'Zmień na {left}',
    total: 'Razem',
    checkout: 'Przejdź do kasy',
    opening_checkout: 'Przekierowujemy do bezpiecznej kasy…',
    cart_not_saved:
      'Ta przeglądarka nie zapamiętuje koszyka: jego zawartość zniknie po opuszczeniu tej strony.',
    separate_orders: 'Produkty pochodzą z różnych sklepów. Za każde zamówienie płaci się osobno.',
    order_of: 'Zamówienie {number} z {total}',
    cannot_order:
      'Tych produktów nie można zamówić na tej stronie. Proszę zamówić je na stronie, na której zostały dodane.',
    other_cart_replaced:
      'W koszyku samego sklepu też są produkty. Przejście do kasy w tym miejscu zastąpi je tym zamówieniem. Jeśli są nadal potrzebne, proszę najpierw zamówić je tam.',
    unfinished_order: 'Niedokończone zamówienie',
    no_thanks: 'Nie, dziękuję',

    // cart
    cart_title: 'Koszyk',
    close_cart: 'Zamknij koszyk',
    open_cart_empty: 'Otwórz koszyk, jest pusty',
    open_cart: {
      one: 'Otwórz koszyk, {count} produkt',
      few: 'Otwórz koszyk, {count} produkty',
      many: 'Otwórz koszyk, {count} produktów',
      other: 'Otwórz koszyk, {count} produktu',
    },
    cart_kept: {
      one: '{name}. Zachowaliśmy {count} produkt.',
      few: '{name}. Zachowaliśmy {count} produkty.',
      many: '{name}. Zachowaliśmy {count} produktów.',
      other: '{name}. Zachowaliśmy {count} produktu.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Przechodzenie do kasy…',
    cart_is_empty_title: 'Koszyk jest pusty',
    cart_is_empty_text: 'Przed przejściem do kasy proszę dodać produkty do koszyka.',
    checkout_error_title: 'Błąd przy przejściu do kasy',
    checkout_error_text: 'Nie udało się przejść do kasy. Proszę spróbować ponownie.',
    checkout_not_started:
      'Nie udało się przejść do kasy. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
    cart_unchanged: 'Zawartość koszyka się nie zmieniła.',
    checkout_failed: '{message} Zawartość koszyka się nie zmieniła.',
    checkout_refused: 'Odpowiedź sklepu: „{message}”. Zawartość koszyka się nie zmieniła.',
    checkout_out_of_stock:
      'Jednego z produktów w koszyku nie ma już w wystarczającej ilości. Proszę zmniejszyć jego ilość lub go usunąć i spróbować ponownie.',
    nothing_ordered: 'Zamówienie nie zostało złożone.',
    order_failed: '{message} Zamówienie nie zostało złożone.',
    order_refused: 'Odpowiedź sklepu: „{message}”. Zamówienie nie zostało złożone.',
    payment_ready_title: 'Jeszcze jeden krok',
    payment_ready_text: 'Płatność otworzy się na osobnej stronie.',
    payment_ready_button: 'Przejdź do płatności',
    order_not_completed: 'Zamówienie nie zostało dokończone',
    order_kept: {
      one: 'Zachowaliśmy {count} produkt.',
      few: 'Zachowaliśmy {count} produkty.',
      many: 'Zachowaliśmy {count} produktów.',
      other: 'Zachowaliśmy {count} produktu.',
    },
    put_back: {
      one: 'Przywróć do koszyka',
      few: 'Przywróć do koszyka',
      many: 'Przywróć do koszyka',
      other: 'Przywróć do koszyka',
    },

    // order-steps
    order_mail_opens: 'Otwiera się program pocztowy. Jeśli się nie otworzy, proszę skopiować ten tekst:',
    order_copy: 'Kopiuj zamówienie',
    order_copied: 'Skopiowano. Tekst można wkleić do wiadomości.',
    order_mail_sent: 'Wiadomość została wysłana',
    order_sent_title: 'Dziękujemy za zamówienie',
    back_to_cart: 'Wróć do koszyka',
    order_subject: 'Zamówienie',
    order_contact: 'Proszę uzupełnić:\n\nImię i nazwisko:\nTelefon:\nAdres dostawy:',
    order_to_paste:
      'To zamówienie jest za długie na odnośnik e-mail. Proszę skopiować całe zamówienie ze strony sklepu i wkleić je tutaj.',
    order_to_enter: 'Strona płatności nie zna tego zamówienia. Przed zapłatą proszę podać na niej:',
    order_quantity: 'Ilość',

    // contact
    contact: 'Kontakt',
    emergency_service: 'Serwis awaryjny',
    emergency_call: '{question} Zadzwoń teraz.',
    emergency_call_hours: '{question} Zadzwoń teraz: {hours}.',
    call_us: 'Zadzwoń do nas',
    email_us: 'Napisz do nas',
    whatsapp: 'WhatsApp',
    text_us: 'Napisz SMS',
    address: 'Adres',
    service_area: 'Obszar działania',
    view_coverage: 'Zobacz obszar',
    hours: 'Godziny otwarcia',
    emergency_hours: 'Serwis awaryjny: {hours}',
    regular_hours: 'Standardowo: {hours}',

    // direct-order
    loading_days: 'Wczytywanie wolnych dni…',
    days_error: 'Nie udało się wczytać wolnych dni: {message}',
    loading_times: 'Wczytywanie wolnych godzin…',
    times_error: 'Nie udało się wczytać wolnych godzin: {message}',
    times_not_loaded: 'Brak połączenia ze sklepem.',
    previous_month: 'Poprzedni miesiąc',
    next_month: 'Następny miesiąc',
    day_not_available: '{day}, niedostępny',
    no_times_left: 'W wybranym dniu ({day}) nie ma już wolnych godzin. Proszę wybrać inny dzień.',
    choose_time: 'Wybór godziny: {day}',
    times_in_zone: 'Strefa czasowa: {zone}.',
    visitor_time: 'u Państwa: {time}',
    choose_day_and_time: 'Najpierw proszę wybrać dzień i godzinę.',
    book_this_time: 'Zarezerwuj termin',
    booking_summary: '{day}, godz. {time} · {price}',
    booking_summary_zone: '{day}, godz. {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: {
      one: '{count} godzina',
      few: '{count} godziny',
      many: '{count} godzin',
      other: '{count} godziny',
    },
    duration_minutes: {
      one: '{count} minuta',
      few: '{count} minuty',
      many: '{count} minut',
      other: '{count} minuty',
    },
    duration_both: '{hours} {minutes}',
    by_phone: 'Telefonicznie',
    online: 'Online',
    slot_taken: 'Ktoś właśnie zarezerwował ten termin. Proszę wybrać inny.',
    amount: 'Kwota',
    other_amount: 'Inna kwota',
    your_amount: 'Kwota w {currency}',
    amount_at_least: 'Proszę podać kwotę nie mniejszą niż {min}.',
    amount_between: 'Proszę podać kwotę od {min} do {max}.',
    donate_amount: 'Przekaż {amount}',
    field_missing_booking: 'Aby zarezerwować termin, proszę wypełnić pole „{field}”.',
    field_missing_donation: 'Aby przekazać darowiznę, proszę wypełnić pole „{field}”.',
    booking_offline: 'Tego terminu nie można obecnie zarezerwować online.',
    booking_contact:
      'Tego terminu nie można obecnie zarezerwować online. Prosimy o kontakt, a znajdziemy dogodny termin.',
    donation_offline: 'Obecnie nie można przekazać darowizny online.',
    donation_contact:
      'Obecnie nie można przekazać darowizny online. Osoby, które chcą nas wesprzeć, prosimy o kontakt.',
    subscription_offline: 'To jest subskrypcja, której nie można zamówić online.',
    subscription_contact:
      'To jest subskrypcja, której nie można zamówić online. Prosimy o kontakt, a wszystko ustalimy.',

    // embedded-product
    product_gone: 'Ten produkt nie jest już dostępny.',
    no_product: 'Nie wybrano produktu.',

    // footer
    footer_services: 'Usługi',
    footer_contact: 'Kontakt',
    footer_hours: 'Godziny otwarcia',
    footer_phone: '{phone} (także awarie)',
    footer_regular: 'Standardowo: {days}',
    footer_emergency: 'Awarie',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Nr uprawnień: {number}',
    founded: 'Na rynku od {year} r.',
    footer_notes: '{note} · {more}',
    privacy: 'Prywatność',
    terms: 'Regulamin',
    imprint: 'Dane firmy',
    languages: 'Języki',

    // hours
    hours_span: '{opens}–{closes}',
    open_24_hours: 'Czynne całą dobę',
    closed: 'Nieczynne',
    special_hours: 'Godziny specjalne',
    footer_days: '{first}–{last}',
    footer_span: '{opens}–{closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}–{last}',
    short_span: '{opens}–{closes}',
    short_24_hours: 'całą dobę',

    // listing
    our_store: 'Nasz sklep',
    loading_products: 'Wczytywanie produktów…',
    products_error: 'Nie udało się wczytać produktów: {message}',
    products_not_loaded: 'nieznany błąd',
    products_incomplete:
      'Sklep nie przesłał wszystkich produktów. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
    no_products: 'Obecnie nie ma dostępnych produktów.',
    list_stock_not_checked:
      'Nie udało się sprawdzić dostępności, dlatego niektórych produktów nie można jeszcze dodać do koszyka.',
    show_more: 'Pokaż więcej',
    loading_more: 'Wczytywanie kolejnych…',
    more_failed: 'Nie udało się wczytać. Spróbuj ponownie',
    products_shown: {
      one: '{shown} z {count} produktu',
      few: '{shown} z {count} produktów',
      many: '{shown} z {count} produktów',
      other: '{shown} z {count} produktu',
    },

    // notice
    notice: 'Ogłoszenie',
    learn_more: 'Dowiedz się więcej',

    // open-status
    open_always: 'Teraz czynne · całą dobę',
    open_until: 'Teraz czynne · do {time}',
    open_until_day: 'Teraz czynne · zamknięcie: {day}, {time}',
    open_until_midnight: 'Teraz czynne · do północy',
    open_until_day_midnight: 'Teraz czynne · zamknięcie: {day}, 24:00',
    opens_at: 'Nieczynne · otwarcie o {time}',
    opens_on_day: 'Nieczynne · otwarcie: {day}, {time}',

    // pictures
    previous_picture: 'Poprzednie zdjęcie',
    next_picture: 'Następne zdjęcie',

    // product
    back_to_store: 'Wróć do sklepu',
    no_product_go_back: 'Nie wybrano produktu. Proszę wrócić do sklepu i wybrać produkt.',
    product: 'Produkt',
    product_failed_title: 'Produkt niedostępny',
    product_page_title: '{title} – Nasz sklep',
    product_page_loading: 'Produkt – Nasz sklep',
    product_page_failed: 'Produkt niedostępny – Nasz sklep',
    product_description: 'Zdjęcia, cena i dostępność tego produktu.',
    product_not_shown: 'Nie udało się wczytać tego produktu.',
    pictures_of: 'Zdjęcia: {title}',
    picture_alt: '{title}, zdjęcie {number} z {count}',
    picture_number: 'Zdjęcie {number}',
    enlarge_picture: 'Powiększ zdjęcie',
    enlarge_picture_of: 'Powiększ zdjęcie, {number} z {count}',
    style: 'Wariant',
    sold_out: 'Wyprzedane',
    option_unavailable: 'Niedostępne',
    style_sold_out: '{style}, wyprzedane',
    style_unavailable: '{style}, niedostępne dla: {others}',
    field_optional: '{field} (opcjonalnie)',
    field_missing: 'Aby dodać produkt do koszyka, proszę wypełnić pole „{field}”.',
    related_products: 'Polecamy również',
    in_stock_count: 'W magazynie: {left} szt.!',
    only_left: 'Za mało w magazynie. Zostało tylko {left} szt.',
    stock_unknown: 'Dostępność nieznana',
    checking_stock: 'Sprawdzanie dostępności…',
    add_error_product: 'O nie! Coś poszło nie tak.',

    // quantity
    max_quantity: 'Można dodać najwyżej 9999 sztuk jednego produktu.',
    possible_quantities: 'Możliwe ilości: {quantities}',
    quantity_not_possible:
      'Koszyk nie może zawierać takiej ilości produktu {title}: {quantity}. Możliwe ilości: {quantities}',

    // quantity-field
    quantity_of: 'Ilość: {name}',
    quantity_decrease: 'Zmniejsz ilość: {name}',
    quantity_increase: 'Zwiększ ilość: {name}',

    // quote-photos
    quote_photos: 'Zdjęcia',
    quote_photos_hint: 'Maksymalna liczba zdjęć: {count}.',
    quote_photos_add: 'Dodaj zdjęcia',
    quote_photos_loading: 'Przygotowywanie zdjęć…',
    quote_photo_remove: 'Usuń {name}',
    quote_photo_removed: 'Usunięto {name}.',
    quote_photos_too_many: 'Maksymalna liczba zdjęć: {count}. Pozostałych nie dodano.',
    quote_photo_unreadable: '„{name}” nie jest obrazem, który można wysłać. Wybierz plik JPEG lub PNG.',
    quote_photo_original:
      '„{name}” zostanie wysłane bez zmian, ponieważ przeglądarka chroni obrazy. Plik może zawierać miejsce wykonania zdjęcia.',
    quote_photo_too_large:
      'Nie można wysłać „{name}”, ponieważ przeglądarka nie pozwala tej stronie zmniejszyć obrazu. Wybierz plik mniejszy niż 5\u00A0MB.',
    quote_photos_failed: 'Nie można teraz dodać zdjęć. Sprawdź połączenie i spróbuj ponownie.',

    // quote-sending
    quote_name_missing: 'Proszę podać imię i nazwisko.',
    quote_phone_missing: 'Proszę podać numer telefonu, abyśmy mogli oddzwonić.',
    quote_phone_invalid:
      'Ten numer telefonu nie zawiera cyfr, więc nie moglibyśmy oddzwonić. Proszę go poprawić albo nacisnąć przycisk ponownie, aby wysłać go bez zmian.',
    quote_email_invalid: 'To nie jest adres e-mail. Prawidłowy adres wygląda tak: nazwa@example.com.',
    quote_consent_missing: 'Prosimy o zgodę na wykorzystanie danych, abyśmy mogli oddzwonić.',
    quote_sending: 'Wysyłanie…',
    quote_sent: 'Dziękujemy. Otrzymaliśmy zapytanie i wkrótce się odezwiemy.',
    quote_mail_opens:
      'Za chwilę powinien otworzyć się program pocztowy. Proszę wysłać wiadomość w tym programie.',
    quote_blocked:
      'Zapytanie nie zostało jeszcze wysłane, bo zatrzymał je nasz filtr spamu. Aby mimo to je wysłać, proszę nacisnąć „{button}”.',
    quote_send_anyway: 'Wyślij mimo to',
    quote_failed: '{message} Wpisane dane pozostały w formularzu. Proszę spróbować ponownie.',
    quote_timeout: 'Wysyłanie zapytania trwało zbyt długo.',
    quote_not_sent: 'Nie udało się wysłać zapytania. Proszę sprawdzić połączenie z internetem.',
    quote_refused: 'Serwer odrzucił zapytanie.',
    quote_refused_status: 'Serwer odrzucił zapytanie (HTTP {status}).',
    quote_unconfirmed: 'Serwer nie potwierdził otrzymania zapytania.',
    quote_needs_script:
      'Ten formularz wymaga JavaScriptu, który nie działa, więc nie można wysłać zapytania. Prosimy o bezpośredni kontakt.',
    send_by_email: 'Wyślij e-mailem',
    mail_subject: 'Prośba o wycenę',
    mail_subject_emergency: 'Awaria: prośba o wycenę',
    mail_name: 'Imię i nazwisko: {name}',
    mail_phone: 'Telefon: {phone}',
    mail_email: 'E-mail: {email}',
    mail_service: 'Usługa: {service}',
    mail_emergency: 'To jest awaria',

    // quote
    request_quote: 'Poproś o wycenę',
    quote_name: 'Imię i nazwisko *',
    quote_phone: 'Telefon *',
    quote_email: 'E-mail',
    quote_service: 'Usługa',
    quote_message: 'Wiadomość',
    choose_service: 'Wybierz usługę (opcjonalnie)',
    service_residential: 'Dom i mieszkanie',
    service_commercial: 'Firma',
    service_emergency: 'Awaria',
    service_repair: 'Naprawa',
    service_inspection: 'Przegląd',
    service_maintenance: 'Konserwacja',
    is_emergency: 'To jest awaria',
    quote_consent:
      'Zgadzam się na wykorzystanie moich danych w celu udzielenia odpowiedzi na zapytanie, zgodnie z {privacy_policy}. *',
    privacy_policy: 'polityką prywatności',

    // services
    our_services: 'Nasze usługi',
    rates: 'Ceny usług',
    rates_range: 'Ceny usług · {range}',
    our_work: 'Nasze realizacje',
    work_before: 'Przed',
    work_after: 'Po',
    brands: 'Marki, z którymi pracujemy',
    financing: 'Płatność w ratach',

    // shared
    loading: 'Wczytywanie…',
    try_again: 'Spróbuj ponownie',
    close: 'Zamknij',
    call_phone: 'Zadzwoń: {phone}',
    list: '{first}, {more}',
    back_to_home: 'Strona główna',
    part_not_loaded:
      'Nie udało się wczytać tej części strony. Proszę sprawdzić połączenie z internetem lub odświeżyć stronę.',
    part_failed: 'Coś poszło nie tak i nie udało się wyświetlić tej części strony.',

    // single-product
    loading_product: 'Wczytywanie produktu…',
    product_error: 'Nie udało się wczytać produktu: {message}',
    product_not_loaded: 'nieznany błąd',
    stock_not_checked:
      'Nie udało się sprawdzić dostępności, dlatego produktu nie można jeszcze dodać do koszyka.',

    // site
    site_not_loaded: 'Ta strona nie wczytała się w całości. Można do nas zadzwonić: {phone}',
    icon_title: 'Błyskawica',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Obecnie niedostępne',
    product_unavailable: 'Ten produkt jest obecnie niedostępny.',
    not_enough_stock: 'Za mało w magazynie: {title} ({variant}). Zostało tylko {left} szt.',
    stock_check_failed: 'Nie udało się sprawdzić dostępności. Proszę spróbować ponownie.',

    // store
    add_to_cart: 'Dodaj do koszyka',
    book_a_time: 'Zarezerwuj termin',
    donate: 'Przekaż darowiznę',
    view_details: 'Zobacz szczegóły',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Warto zobaczyć ten świetny produkt!',
    no_image: 'Brak zdjęcia',
    sale_price: 'Cena promocyjna',
    regular_price: 'Cena regularna',
    free: 'Bezpłatnie',
    price_from: 'Od {price}',
    store_offline: 'Prawdopodobnie nie ma połączenia z internetem. Proszę je sprawdzić i spróbować ponownie.',
    store_unreachable:
      'Nie udało się połączyć ze sklepem. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
    store_timeout: 'Sklep zbyt długo nie odpowiadał. Proszę spróbować ponownie.',
    store_unreadable: 'Nie udało się odczytać odpowiedzi sklepu. Proszę spróbować ponownie później.',

    // success
    order_successful: 'Zamówienie złożone!',
    order_successful_text:
      'Dziękujemy za zakupy. Zamówienie zostało złożone, a potwierdzenie wkrótce dotrze e-mailem.',
    continue_shopping: 'Kontynuuj zakupy',

    // toasts
    close_toast: 'Zamknij powiadomienie',
    not_implemented_title: 'Formularz kontaktowy nie jest jeszcze zaimplementowany',
    not_implemented_text: 'O tę funkcję można poprosić w następnym prompcie!',
    picture_not_enlarged: 'Nie udało się powiększyć zdjęcia',
    hours_not_shown: 'Nie udało się wyświetlić godzin otwarcia',
    check_connection: 'Proszę sprawdzić połączenie z internetem i spróbować ponownie.',

    // website
    skip_to_content: 'Przejdź do treści',
    main_links: 'Menu główne',
    menu_store: 'Sklep',
    menu_services: 'Usługi',
    menu_about: 'O nas',
    menu_contact: 'Kontakt',
    book_now: 'Umów wizytę',
    call_now: 'Zadzwoń teraz',
    menu: 'Menu',
    open_menu: 'Otwórz menu',
    close_menu: 'Zamknij menu',
    home_consultation: 'Umów konsultację',
    home_page_title: '{name} – {title}',
    store_page_title: 'Sklep – {name}',
    store_description: '{name}: produkty i gadżety firmowe.',
    electrician_store: '{name}: produkty elektryczne i gadżety firmowe.',
    success_page_title: 'Zamówienie złożone! – {name}',
    success_description: 'Zamówienie zostało złożone.',
    app_error: 'Nie udało się wyświetlić tej strony',
    error_status: 'Błąd',
    not_found_status: '404 Nie znaleziono',
    not_found: 'Ta strona nie istnieje lub została przeniesiona.',
    page_not_shown: 'Nie udało się wyświetlić tej strony.',
    visit_store: 'Odwiedź nasz sklep',

    // zoom
    picture_position: 'Zdjęcie {number} z {count}',
    zoom_in: 'Powiększ',
    zoom_out: 'Pomniejsz',
  },
  facts: {
    name: 'Lokalny elektryk',
    trade: {
      page_title: 'Profesjonalne usługi elektryczne',
      subtitle: 'Fachowe usługi elektryczne – {name}',
      credential: 'Elektryk z uprawnieniami i ubezpieczeniem',
      emergency: 'Iskry, dym albo brak prądu?',
    },
    description:
      'Elektryk z uprawnieniami i ubezpieczeniem: domy, firmy i awarie, ponad 10 lat doświadczenia.',
    headline: 'Prąd, na którym można polegać, w dzień i w nocy',
    blurb:
      'Elektryk z uprawnieniami, ubezpieczeniem i ponad 10-letnim doświadczeniem w domach, firmach i przy usuwaniu awarii.',
    bio: [
      'Od ponad 10 lat dbam o prąd w domach, sklepach i warsztatach w okolicy: od jednego niedziałającego gniazdka po instalację w całym nowym budynku.',
      'Mogą Państwo liczyć na elektryka z uprawnieniami i ubezpieczeniem, który przyjeżdża na czas, zrozumiale wyjaśnia możliwości i zostawia po sobie taki porządek, jaki zastał.',
    ],
    highlights: [
      { title: 'Fachowa obsługa', text: 'Ponad 10 lat doświadczenia' },
      { title: 'Awarie całą dobę', text: 'Zawsze pod telefonem' },
      { title: 'Bezpłatna konsultacja', text: 'Jasne ceny przez telefon' },
    ],
    services: [
      {
        title: 'Instalacje domowe',
        description: 'Bezpieczne i estetyczne instalacje w domu, od jednego nowego gniazdka po cały budynek.',
        features: ['Instalacje w nowych domach', 'Montaż gniazdek', 'Oświetlenie', 'Wymiana rozdzielnic'],
      },
      {
        title: 'Instalacje dla firm',
        description:
          'Instalacje i zasilanie w biurach, sklepach i warsztatach, w terminach dopasowanych do godzin pracy firmy.',
        features: ['Instalacje biurowe', 'Systemy przemysłowe', 'Plany konserwacji', 'Zgodność z przepisami'],
      },
      {
        title: 'Serwis awaryjny',
        description: 'Gdy nie można czekać: w dzień i w nocy, także w weekendy i święta.',
        features: ['Brak prądu', 'Usterki elektryczne', 'Zagrożenia', 'Pilne naprawy'],
      },
      {
        title: 'Naprawy elektryczne',
        description: 'Znajdujemy przyczynę usterki i trwale ją usuwamy.',
        features: ['Szukanie usterek', 'Uszkodzone przewody', 'Naprawa obwodów', 'Diagnostyka instalacji'],
      },
      {
        title: 'Kontrole bezpieczeństwa',
        description: 'Dokładne sprawdzenie instalacji wraz ze zrozumiałym raportem.',
        features: ['Zgodność z przepisami', 'Audyty bezpieczeństwa', 'Ocena ryzyka', 'Protokoły kontroli'],
      },
      {
        title: 'Konserwacja',
        description: 'Regularna opieka, która wykrywa problemy, zanim dadzą o sobie znać.',
        features: ['Profilaktyka', 'Optymalizacja instalacji', 'Regularne przeglądy', 'Monitorowanie pracy'],
      },
    ],
    rates: {
      title: 'Bezpłatna konsultacja przez telefon',
      text: 'Cena jest znana przed rozpoczęciem prac, bez ukrytych kosztów.',
      note: 'Uwaga: usługi awaryjne mogą wiązać się z dodatkową opłatą.',
    },
    statistics: [
      { title: '10+', text: 'Lat doświadczenia' },
      { title: '500+', text: 'Zadowolonych klientów' },
      { title: '100%', text: 'Uprawnienia i ubezpieczenie' },
      { title: '24/7', text: 'Serwis awaryjny' },
    ],
    service_area: 'Na miejscu i w okolicy',
    hours: { emergency: 'całą dobę', note: 'Bezpłatna konsultacja przez telefon' },
    withoutEmergency: {
      description: 'Elektryk z uprawnieniami i ubezpieczeniem: domy i firmy, ponad 10 lat doświadczenia.',
      headline: 'Prąd, na którym można polegać',
      blurb: 'Elektryk z uprawnieniami, ubezpieczeniem i ponad 10-letnim doświadczeniem w domach i firmach.',
    },
    unread: { name: 'Lokalna firma' },
  },
}

addLanguage(pl)
