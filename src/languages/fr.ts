import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/**
 * French. Addresses visitors as “vous”. Texts avoid “de {name}”, because the form of “de” depends on the name. The spaces
 * before punctuation do not break: `\u202F` before “;”, “!” and “?”, `\u00A0` before “:” and inside « ».
 */
export const fr: CompleteTranslation = {
  language: 'fr',
  texts: {
    // about
    portrait_alt: '{name}, propriétaire',
    portrait_alt_unnamed: 'Propriétaire',
    about_name: 'Qui est {name}\u202F?',
    about_consultation: 'Demander conseil',
    customers_say: 'Les avis de nos clients',
    testimonial_name: '{name}, {place}',
    rated: 'Noté {rating} sur 5',
    review_count: { one: '{count} avis', many: '{count} avis', other: '{count} avis' },
    review_us: 'Donnez votre avis',

    // adding
    added_title: 'Ajouté au panier\u202F! 🛒',
    added_from_card: '{title} est dans votre panier.',
    added_from_product: 'Ajouté\u00A0: {quantity} × {title} ({variant}).',
    add_error_card: 'Erreur lors de l’ajout au panier',
    please_try_again: 'Veuillez réessayer.',
    cart_not_loaded: 'Le panier n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',

    // browse
    search_products: 'Rechercher un produit',
    filters: 'Filtres',
    filters_count: 'Filtres ({count})',
    filter_and_sort: 'Filtrer et trier',
    collection: 'Catégorie',
    all_products: 'Tous les produits',
    option_count: '{option} ({number})',
    sort_by: 'Trier par',
    sort_featured: 'Sélection',
    sort_best_match: 'Pertinence',
    sort_newest: 'Nouveautés',
    sort_price_ascending: 'Prix croissant',
    sort_price_descending: 'Prix décroissant',
    sort_name: 'Nom, de A à Z',
    price: 'Prix',
    price_in: 'Prix ({currency})',
    lowest_price: 'Prix minimum',
    highest_price: 'Prix maximum',
    price_min: 'Min.',
    price_max: 'Max.',
    price_invalid: 'Indiquez un prix, par exemple 30.',
    in_stock_only: 'En stock uniquement',
    show_products: 'Voir les produits',
    show_count: {
      one: 'Voir {count} produit',
      many: 'Voir {count} de produits',
      other: 'Voir {count} produits',
    },
    no_products_found: 'Aucun produit trouvé',
    active_filters: 'Filtres actifs',
    remove_filter: 'Supprimer le filtre\u00A0: {filter}',
    clear_filters: 'Tout effacer',
    filter_query: '«\u00A0{query}\u00A0»',
    filter_unknown_list: 'cette catégorie',
    filter_min: 'À partir de {price}',
    filter_max: 'Jusqu’à {price}',
    filter_stock: 'En stock',
    loading_all: 'Chargement de tous les produits\u00A0: {loaded} sur {count}',
    product_count: { one: '{count} produit', many: '{count} de produits', other: '{count} produits' },
    results: {
      one: '{shown} sur {count} produit{query}{collection}{min}{max}{stock}',
      many: '{shown} sur {count} de produits{query}{collection}{min}{max}{stock}',
      other: '{shown} sur {count} produits{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Aucun produit{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Aucun produit{query}{collection}{min}{max}{stock}.',
    results_query: ' pour «\u00A0{query}\u00A0»',
    results_collection: ' dans «\u00A0{collection}\u00A0»',
    results_unknown_list: ' dans cette catégorie',
    results_min: ', à partir de {price}',
    results_max: ', jusqu’à {price}',
    results_stock: ', en stock',
    try_other_word: 'Essayez un autre mot ou vérifiez l’orthographe.',
    remove_a_filter: 'Supprimez un filtre pour voir plus de produits.',

    // cart-panel
    cart_empty: 'Votre panier est vide.',
    keep_browsing: 'Continuer la visite',
    cart_items: 'Articles de votre panier',
    field_value: '{field}\u00A0: {value}',
    remove: 'Supprimer',
    remove_item: 'Supprimer {name}',
    item_removed: 'Supprimé\u00A0: {name}',
    price_changed: 'Le prix de {name} est passé de {before} à {after}.',
    item_lost: 'N’est plus disponible\u00A0: {name}.',
    remove_lost: 'Les supprimer et continuer',
    units_left: 'Il n’en reste que {left}',
    set_quantity: 'Passer à {left}',
    total: 'Total',
    checkout: 'Passer commande',
    opening_checkout: 'Redirection vers le paiement sécurisé…',
    cart_not_saved:
      'Ce navigateur n’enregistre pas votre panier\u00A0: il sera perdu quand vous quitterez cette page.',
    separate_orders:
      'Vos articles proviennent de boutiques différentes. Vous payez chaque commande séparément.',
    order_of: 'Commande {number} sur {total}',
    cannot_order:
      'Vous ne pouvez pas commander ces articles sur cette page. Commandez-les sur la page où vous les avez ajoutés.',
    other_cart_replaced:
      'Le panier de la boutique elle-même contient aussi des articles. Si vous continuez ici, cette commande les remplace. Si vous les voulez encore, commandez-les d’abord là-bas.',
    unfinished_order: 'Commande inachevée',
    no_thanks: 'Non, merci',

    // cart
    cart_title: 'Panier',
    close_cart: 'Fermer le panier',
    open_cart_empty: 'Ouvrir le panier, vide',
    open_cart: {
      one: 'Ouvrir le panier, {count} article',
      many: 'Ouvrir le panier, {count} d’articles',
      other: 'Ouvrir le panier, {count} articles',
    },
    cart_kept: {
      one: '{name}. Nous vous avons gardé {count} article.',
      many: '{name}. Nous vous avons gardé {count} d’articles.',
      other: '{name}. Nous vous avons gardé {count} articles.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Préparation du paiement…',
    cart_is_empty_title: 'Votre panier est vide',
    cart_is_empty_text: 'Ajoutez des produits à votre panier avant de passer commande.',
    checkout_error_title: 'Erreur de commande',
    checkout_error_text: 'La page de paiement n’a pas pu être préparée. Veuillez réessayer.',
    checkout_not_started:
      'La page de paiement n’a pas pu être préparée. Vérifiez votre connexion et réessayez.',
    cart_unchanged: 'Votre panier est inchangé.',
    checkout_failed: '{message} Votre panier est inchangé.',
    checkout_refused: 'La boutique a répondu «\u00A0{message}\u00A0». Votre panier est inchangé.',
    checkout_out_of_stock:
      'Un article de votre panier n’est plus en stock en quantité suffisante. Réduisez la quantité ou supprimez l’article, puis réessayez.',
    nothing_ordered: 'Rien n’a été commandé.',
    order_failed: '{message} Rien n’a été commandé.',
    order_refused: 'La boutique a répondu «\u00A0{message}\u00A0». Rien n’a été commandé.',
    payment_ready_title: 'Encore une étape',
    payment_ready_text: 'Le paiement s’ouvre sur sa propre page.',
    payment_ready_button: 'Passer au paiement',
    order_not_completed: 'Votre commande n’a pas été finalisée',
    order_kept: {
      one: 'Nous vous avons gardé {count} article.',
      many: 'Nous vous avons gardé {count} d’articles.',
      other: 'Nous vous avons gardé {count} articles.',
    },
    put_back: { one: 'Remettre au panier', many: 'Remettre au panier', other: 'Remettre au panier' },

    // order-steps
    order_mail_opens: 'Votre messagerie s’ouvre. Si ce n’est pas le cas, copiez ce texte\u00A0:',
    order_copy: 'Copier la commande',
    order_copied: 'Copié. Vous pouvez coller le texte dans un e-mail.',
    order_mail_sent: 'J’ai envoyé l’e-mail',
    order_sent_title: 'Merci pour votre commande',
    back_to_cart: 'Retour au panier',
    order_subject: 'Commande',
    order_contact: 'Merci de compléter\u00A0:\n\nNom\u00A0:\nTéléphone\u00A0:\nAdresse de livraison\u00A0:',
    order_to_paste:
      'Cette commande est trop longue pour un lien e-mail. Copiez la commande complète sur la page de la boutique et collez-la ici.',
    order_to_enter:
      'La page de paiement ne connaît pas votre commande. Indiquez-y ceci avant de payer\u00A0:',
    order_quantity: 'Quantité',

    // contact
    contact: 'Contact',
    emergency_service: 'Dépannage d’urgence',
    emergency_call: '{question} Appelez maintenant.',
    emergency_call_hours: '{question} Appelez maintenant, {hours}.',
    call_us: 'Appelez-nous',
    email_us: 'Écrivez-nous',
    whatsapp: 'WhatsApp',
    text_us: 'Envoyer un SMS',
    address: 'Adresse',
    service_area: 'Zone d’intervention',
    view_coverage: 'Voir la zone',
    hours: 'Horaires',
    emergency_hours: 'Urgences\u00A0: {hours}',
    regular_hours: 'Horaires habituels\u00A0: {hours}',

    // direct-order
    loading_days: 'Chargement des jours disponibles…',
    days_error: 'Erreur lors du chargement des jours disponibles\u00A0: {message}',
    loading_times: 'Chargement des créneaux disponibles…',
    times_error: 'Erreur lors du chargement des créneaux disponibles\u00A0: {message}',
    times_not_loaded: 'La boutique est injoignable.',
    previous_month: 'Mois précédent',
    next_month: 'Mois suivant',
    day_not_available: '{day}, indisponible',
    no_times_left: 'Plus aucun créneau disponible le {day}. Choisissez un autre jour.',
    choose_time: 'Choisissez un créneau le {day}',
    times_in_zone: 'Fuseau horaire\u00A0: {zone}.',
    visitor_time: '{time} chez vous',
    choose_day_and_time: 'Choisissez d’abord un jour et une heure.',
    book_this_time: 'Réserver ce créneau',
    booking_summary: '{day} à {time} · {price}',
    booking_summary_zone: '{day} à {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
    duration_minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
    duration_both: '{hours} {minutes}',
    by_phone: 'Par téléphone',
    online: 'En ligne',
    slot_taken: 'Ce créneau vient d’être réservé par quelqu’un d’autre. Veuillez en choisir un autre.',
    amount: 'Montant',
    other_amount: 'Autre montant',
    your_amount: 'Votre montant en {currency}',
    amount_at_least: 'Indiquez un montant d’au moins {min}.',
    amount_between: 'Indiquez un montant entre {min} et {max}.',
    donate_amount: 'Donner {amount}',
    field_missing_booking: 'Remplissez «\u00A0{field}\u00A0» pour réserver ce rendez-vous.',
    field_missing_donation: 'Remplissez «\u00A0{field}\u00A0» pour faire un don.',
    booking_offline: 'Ce rendez-vous ne peut pas être réservé en ligne pour le moment.',
    booking_contact:
      'Ce rendez-vous ne peut pas être réservé en ligne pour le moment. Contactez-nous, nous trouverons un créneau.',
    donation_offline: 'Les dons en ligne ne sont pas possibles pour le moment.',
    donation_contact:
      'Les dons en ligne ne sont pas possibles pour le moment. Contactez-nous si vous souhaitez donner.',
    subscription_offline: 'Ceci est un abonnement, qui ne peut pas être commandé en ligne.',
    subscription_contact:
      'Ceci est un abonnement, qui ne peut pas être commandé en ligne. Contactez-nous, nous le mettrons en place pour vous.',

    // embedded-product
    product_gone: 'Ce produit n’est plus disponible.',
    no_product: 'Aucun produit n’a été choisi.',

    // footer
    footer_services: 'Services',
    footer_contact: 'Contact',
    footer_hours: 'Horaires',
    footer_phone: '{phone} (aussi pour les urgences)',
    footer_regular: 'Horaires habituels\u00A0: {days}',
    footer_emergency: 'Urgences',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Licence {number}',
    founded: 'Depuis {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Confidentialité',
    terms: 'Conditions générales',
    imprint: 'Mentions légales',
    languages: 'Langues',

    // hours
    hours_span: '{opens} – {closes}',
    open_24_hours: 'Ouvert 24\u00A0h/24',
    closed: 'Fermé',
    special_hours: 'Horaires exceptionnels',
    footer_days: '{first} – {last}',
    footer_span: '{opens} – {closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}-{last}',
    short_span: '{opens}-{closes}',
    short_24_hours: '24\u00A0h/24',

    // listing
    our_store: 'Notre boutique',
    loading_products: 'Chargement des produits…',
    products_error: 'Erreur lors du chargement des produits\u00A0: {message}',
    products_not_loaded: 'erreur inconnue',
    no_products: 'Aucun produit disponible pour le moment.',
    list_stock_not_checked:
      'Nous n’avons pas pu vérifier les stocks\u00A0: certains produits ne peuvent pas encore être ajoutés au panier.',

    // more-products
    products_incomplete:
      'La boutique n’a pas envoyé tous les produits. Vérifiez votre connexion et réessayez.',
    show_more: 'Voir plus',
    loading_more: 'Chargement de la suite…',
    more_failed: 'Échec du chargement. Réessayer',
    products_shown: {
      one: '{shown} sur {count} produit',
      many: '{shown} sur {count} de produits',
      other: '{shown} sur {count} produits',
    },

    // notice
    notice: 'Information',
    learn_more: 'En savoir plus',

    // open-status
    open_always: 'Ouvert · 24\u00A0h/24',
    open_until: 'Ouvert · jusqu’à {time}',
    open_until_day: 'Ouvert · jusqu’à {day} {time}',
    open_until_midnight: 'Ouvert · jusqu’à minuit',
    open_until_day_midnight: 'Ouvert · jusqu’à {day} minuit',
    opens_at: 'Fermé · ouvre à {time}',
    opens_on_day: 'Fermé · ouvre {day} à {time}',

    // pictures
    previous_picture: 'Photo précédente',
    next_picture: 'Photo suivante',

    // product
    back_to_store: 'Retour à la boutique',
    no_product_go_back: 'Aucun produit n’a été choisi. Veuillez retourner à la boutique pour en choisir un.',
    product: 'Produit',
    product_failed_title: 'Produit indisponible',
    product_page_title: '{title} - Notre boutique',
    product_page_loading: 'Produit - Notre boutique',
    product_page_failed: 'Produit indisponible - Notre boutique',
    product_description: 'Photos, prix et disponibilité de ce produit.',
    product_not_shown: 'Ce produit n’a pas pu être chargé.',
    pictures_of: 'Photos\u00A0: {title}',
    picture_alt: '{title}, photo {number} sur {count}',
    picture_number: 'Photo {number}',
    enlarge_picture: 'Agrandir la photo',
    enlarge_picture_of: 'Agrandir la photo, {number} sur {count}',
    style: 'Modèle',
    sold_out: 'Épuisé',
    option_unavailable: 'Indisponible',
    style_sold_out: '{style}, épuisé',
    style_unavailable: '{style}, indisponible en {others}',
    field_optional: '{field} (facultatif)',
    field_missing: 'Remplissez «\u00A0{field}\u00A0» pour ajouter ce produit au panier.',
    related_products: 'Vous aimerez aussi',
    in_stock_count: '{left} en stock\u202F!',
    only_left: 'Stock insuffisant. Il n’en reste que {left}.',
    stock_unknown: 'Stock inconnu',
    checking_stock: 'Vérification du stock…',
    add_error_product: 'Oh non\u202F! Une erreur est survenue.',

    // quantity
    max_quantity: 'Vous pouvez ajouter au maximum 9\u202F999 exemplaires d’un article.',
    possible_quantities: 'Quantités possibles\u00A0: {quantities}',
    quantity_not_possible:
      'Votre panier ne peut pas contenir {quantity} exemplaires de {title}. Quantités possibles\u00A0: {quantities}',

    // quantity-field
    quantity_of: 'Quantité\u00A0: {name}',
    quantity_decrease: 'Réduire la quantité\u00A0: {name}',
    quantity_increase: 'Augmenter la quantité\u00A0: {name}',

    // quote-photos
    quote_photos: 'Photos',
    quote_photos_hint: 'Jusqu’à {count} images.',
    quote_photos_add: 'Ajouter des photos',
    quote_photos_loading: 'Préparation de vos photos…',
    quote_photo_remove: 'Supprimer {name}',
    quote_photo_removed: '{name} a été supprimé.',
    quote_photos_too_many: 'Vous pouvez envoyer jusqu’à {count} images. Les autres n’ont pas été ajoutées.',
    quote_photo_unreadable:
      '« {name} » n’est pas une image que l’on peut envoyer. Choisissez un fichier JPEG ou PNG.',
    quote_photo_original:
      '«\u00A0{name}\u00A0» sera envoyé sans modification, car votre navigateur protège les images. Ce fichier peut contenir le lieu de la prise de vue.',
    quote_photo_too_large:
      'Impossible d’envoyer «\u00A0{name}\u00A0», car votre navigateur ne permet pas à cette page de réduire l’image. Choisissez un fichier de moins de 5\u00A0Mo.',
    quote_photos_failed:
      'Impossible d’ajouter des photos pour le moment. Vérifiez votre connexion et réessayez.',

    // quote-sending
    quote_name_missing: 'Veuillez indiquer votre nom.',
    quote_phone_missing: 'Veuillez indiquer un numéro de téléphone pour que nous puissions vous rappeler.',
    quote_phone_invalid:
      'Ce numéro de téléphone ne contient aucun chiffre\u00A0: nous ne pourrions pas vous rappeler. Corrigez-le, ou appuyez de nouveau sur le bouton pour l’envoyer tel quel.',
    quote_email_invalid: 'Ce n’est pas une adresse e-mail. Elle doit ressembler à nom@example.com.',
    quote_consent_missing:
      'Veuillez donner votre accord pour que nous puissions utiliser vos coordonnées et vous rappeler.',
    quote_sending: 'Envoi…',
    quote_sent: 'Merci. Nous avons bien reçu votre demande et vous répondrons rapidement.',
    quote_mail_opens: 'Votre messagerie devrait s’ouvrir. Envoyez-y le message.',
    quote_blocked:
      'Votre demande n’a pas encore été envoyée, car notre filtre anti-spam l’a bloquée. Cliquez sur «\u00A0{button}\u00A0» pour l’envoyer quand même.',
    quote_send_anyway: 'Envoyer quand même',
    quote_failed: '{message} Votre saisie est conservée. Veuillez réessayer.',
    quote_timeout: 'L’envoi de votre demande a pris trop de temps.',
    quote_not_sent: 'Votre demande n’a pas pu être envoyée. Vérifiez votre connexion.',
    quote_refused: 'Le serveur a refusé votre demande.',
    quote_refused_status: 'Le serveur a refusé votre demande (HTTP {status}).',
    quote_unconfirmed: 'Le serveur n’a pas confirmé la réception de votre demande.',
    quote_needs_script:
      'Ce formulaire a besoin de JavaScript, qui n’est pas actif, et ne peut donc pas envoyer votre demande. Veuillez nous contacter directement.',
    send_by_email: 'Envoyer par e-mail',
    mail_subject: 'Demande de devis',
    mail_subject_emergency: 'Urgence\u00A0: demande de devis',
    mail_name: 'Nom\u00A0: {name}',
    mail_phone: 'Téléphone\u00A0: {phone}',
    mail_email: 'E-mail\u00A0: {email}',
    mail_service: 'Prestation\u00A0: {service}',
    mail_emergency: 'C’est une urgence',

    // quote
    request_quote: 'Demander un devis',
    quote_name: 'Nom *',
    quote_phone: 'Téléphone *',
    quote_email: 'E-mail',
    quote_service: 'Prestation',
    quote_message: 'Message',
    choose_service: 'Choisir une prestation (facultatif)',
    service_residential: 'Particulier',
    service_commercial: 'Professionnel',
    service_emergency: 'Urgence',
    service_repair: 'Réparation',
    service_inspection: 'Contrôle',
    service_maintenance: 'Entretien',
    is_emergency: 'C’est une urgence',
    quote_consent:
      'J’accepte que mes données soient utilisées pour répondre à ma demande, comme le décrit la {privacy_policy}. *',
    privacy_policy: 'politique de confidentialité',

    // services
    our_services: 'Nos services',
    rates: 'Nos tarifs',
    rates_range: 'Nos tarifs · {range}',
    our_work: 'Nos réalisations',
    work_before: 'Avant',
    work_after: 'Après',
    brands: 'Les marques que nous utilisons',
    financing: 'Financement',

    // shared
    loading: 'Chargement…',
    try_again: 'Réessayer',
    close: 'Fermer',
    call_phone: 'Appeler le {phone}',
    list: '{first}, {more}',
    back_to_home: 'Retour à l’accueil',
    part_not_loaded:
      'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
    part_failed: 'Une erreur est survenue. Cette partie de la page n’a pas pu être affichée.',

    // single-product
    loading_product: 'Chargement du produit…',
    product_error: 'Erreur lors du chargement du produit\u00A0: {message}',
    product_not_loaded: 'erreur inconnue',
    stock_not_checked:
      'Nous n’avons pas pu vérifier le stock\u00A0: ce produit ne peut pas encore être ajouté au panier.',

    // site
    site_not_loaded: 'Cette page n’est pas entièrement chargée. Vous pouvez nous appeler\u00A0: {phone}',
    icon_title: 'Un éclair',
    share_picture_alt: '{name}\u00A0: {headline}',

    // stock
    unavailable: 'Indisponible',
    product_unavailable: 'Ce produit est actuellement indisponible.',
    not_enough_stock: 'Stock insuffisant pour {title} ({variant}). Il n’en reste que {left}.',
    stock_check_failed: 'Nous n’avons pas pu vérifier le stock. Veuillez réessayer.',

    // store
    add_to_cart: 'Ajouter au panier',
    book_a_time: 'Prendre rendez-vous',
    donate: 'Faire un don',
    view_details: 'Voir les détails',
    button_for_product: '{button}\u00A0: {title}',
    card_subtitle: 'Découvrez ce superbe produit\u202F!',
    no_image: 'Pas d’image',
    sale_price: 'Prix promotionnel',
    regular_price: 'Prix habituel',
    free: 'Gratuit',
    price_from: 'À partir de {price}',
    store_offline: 'Vous semblez être hors ligne. Vérifiez votre connexion et réessayez.',
    store_unreachable: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
    store_timeout: 'La boutique a mis trop de temps à répondre. Veuillez réessayer.',
    store_unreadable: 'La réponse de la boutique est illisible. Veuillez réessayer plus tard.',

    // success
    order_successful: 'Commande réussie\u202F!',
    order_successful_text:
      'Merci pour votre achat. Votre commande est enregistrée et vous recevrez bientôt un e-mail de confirmation.',
    continue_shopping: 'Continuer mes achats',

    // toasts
    close_toast: 'Fermer la notification',
    not_implemented_title: 'Le formulaire de contact n’est pas encore implémenté',
    not_implemented_text: 'Vous pouvez demander cette fonction dans votre prochain prompt\u202F!',
    picture_not_enlarged: 'La photo n’a pas pu être agrandie',
    hours_not_shown: 'Les horaires n’ont pas pu être affichés',
    check_connection: 'Vérifiez votre connexion et réessayez.',

    // website
    skip_to_content: 'Aller au contenu',
    main_links: 'Menu principal',
    menu_store: 'Boutique',
    menu_services: 'Services',
    menu_about: 'À propos',
    menu_contact: 'Contact',
    book_now: 'Réserver',
    call_now: 'Appeler maintenant',
    menu: 'Menu',
    open_menu: 'Ouvrir le menu',
    close_menu: 'Fermer le menu',
    home_consultation: 'Demander conseil',
    home_page_title: '{name} - {title}',
    store_page_title: 'Boutique - {name}',
    store_description: '{name}\u00A0: produits et articles dérivés.',
    electrician_store: '{name}\u00A0: produits électriques et articles dérivés.',
    success_page_title: 'Commande réussie\u202F! - {name}',
    success_description: 'Votre commande est enregistrée.',
    app_error: 'Cette page n’a pas pu être affichée',
    error_status: 'Erreur',
    not_found_status: '404 Page introuvable',
    not_found: 'Cette page n’existe pas ou a été déplacée.',
    page_not_shown: 'Cette page n’a pas pu être affichée.',
    visit_store: 'Voir notre boutique',

    // zoom
    picture_position: 'Photo {number} sur {count}',
    zoom_in: 'Zoom avant',
    zoom_out: 'Zoom arrière',
  },
  facts: {
    name: 'Votre électricien de proximité',
    trade: {
      page_title: 'Travaux d’électricité professionnels',
      subtitle: '{name}, des solutions électriques d’expert',
      credential: 'Électricien professionnel qualifié et assuré',
      emergency: 'Étincelles, fumée ou panne de courant\u202F?',
    },
    description:
      'Électricien qualifié et assuré pour les particuliers, les professionnels et les urgences, avec plus de 10 ans d’expérience.',
    headline: 'L’électricité en toute confiance, jour et nuit',
    blurb:
      'Électricien qualifié et assuré avec plus de 10 ans d’expérience chez les particuliers, chez les professionnels et en dépannage d’urgence.',
    bio: [
      'Depuis plus de 10 ans, je m’occupe de l’électricité des logements, commerces et ateliers de la région, de la simple prise en panne à l’installation complète d’un bâtiment neuf.',
      'Vous faites appel à un électricien qualifié et assuré, qui arrive à l’heure, vous explique clairement les solutions possibles et laisse les lieux aussi propres qu’à son arrivée.',
    ],
    highlights: [
      { title: 'Savoir-faire d’expert', text: 'Plus de 10 ans d’expérience' },
      { title: 'Urgences 24\u00A0h/24', text: 'Toujours joignable' },
      { title: 'Conseil gratuit', text: 'Appelez pour des prix clairs' },
    ],
    services: [
      {
        title: 'Électricité pour particuliers',
        description: 'Une installation sûre et soignée chez vous, de la nouvelle prise à la maison entière.',
        features: [
          'Installation dans le neuf',
          'Pose de prises',
          'Éclairage',
          'Remplacement du tableau électrique',
        ],
      },
      {
        title: 'Électricité pour professionnels',
        description:
          'Câblage et alimentation des bureaux, commerces et ateliers, planifiés selon vos horaires.',
        features: [
          'Câblage de bureaux',
          'Installations industrielles',
          'Plans de maintenance',
          'Mise aux normes',
        ],
      },
      {
        title: 'Dépannage d’urgence',
        description: 'Quand ça ne peut pas attendre\u00A0: jour et nuit, week-ends et jours fériés compris.',
        features: [
          'Pannes de courant',
          'Défauts électriques',
          'Situations dangereuses',
          'Réparations urgentes',
        ],
      },
      {
        title: 'Réparations électriques',
        description: 'Nous trouvons la cause de la panne et réparons durablement.',
        features: [
          'Recherche de pannes',
          'Câblage défectueux',
          'Réparation de circuits',
          'Diagnostic de l’installation',
        ],
      },
      {
        title: 'Contrôles de sécurité',
        description: 'Un contrôle complet de votre installation, avec un rapport facile à comprendre.',
        features: ['Conformité aux normes', 'Audits de sécurité', 'Évaluation des risques', 'Attestation'],
      },
      {
        title: 'Entretien',
        description: 'Un suivi régulier qui repère les problèmes avant qu’ils ne vous gênent.',
        features: [
          'Entretien préventif',
          'Optimisation de l’installation',
          'Contrôles réguliers',
          'Suivi des performances',
        ],
      },
    ],
    rates: {
      title: 'Appelez pour un conseil gratuit',
      text: 'Vous connaissez le prix avant le début des travaux, sans frais cachés.',
      note: 'Remarque\u00A0: les interventions d’urgence peuvent entraîner un supplément.',
    },
    statistics: [
      { title: '10+', text: 'Années d’expérience' },
      { title: '500+', text: 'Clients satisfaits' },
      { title: '100\u00A0%', text: 'Qualifié et assuré' },
      { title: '24\u00A0h/24', text: 'Dépannage d’urgence' },
    ],
    service_area: 'Votre ville et ses environs',
    hours: { emergency: '24\u00A0h/24 et 7\u00A0j/7', note: 'Appelez pour un conseil gratuit' },
    withoutEmergency: {
      description:
        'Électricien qualifié et assuré pour les particuliers et les professionnels, avec plus de 10 ans d’expérience.',
      headline: 'L’électricité en toute confiance',
      blurb:
        'Électricien qualifié et assuré avec plus de 10 ans d’expérience chez les particuliers et les professionnels.',
    },
    unread: { name: 'Votre entreprise de proximité' },
  },
}

addLanguage(fr)
