import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/**
 * Portuguese for Portugal and Brazil. Prefers words that both use, such as “disponível” for “in stock”. Otherwise, the
 * spelling is Brazilian, like that of `Intl` for `pt`.
 */
export const pt: CompleteTranslation = {
  language: 'pt',
  texts: {
    // about
    portrait_alt: '{name}, responsável pela empresa',
    portrait_alt_unnamed: 'Responsável pela empresa',
    about_name: 'Sobre {name}',
    about_consultation: 'Agendar uma conversa',
    customers_say: 'O que dizem os clientes',
    testimonial_name: '{name}, {place}',
    rated: 'Avaliação: {rating} de 5',
    review_count: { one: '{count} avaliação', many: '{count} de avaliações', other: '{count} avaliações' },
    review_us: 'Avalie-nos',

    // adding
    added_title: 'Adicionado ao carrinho! 🛒',
    added_from_card: '{title} já está no carrinho.',
    added_from_product: 'Adicionado: {quantity} × {title} ({variant}).',
    add_error_card: 'Erro ao adicionar ao carrinho',
    please_try_again: 'Tente novamente.',
    cart_not_loaded: 'Não foi possível carregar o carrinho. Verifique a internet e tente novamente.',

    // browse
    search_products: 'Procurar produtos',
    filters: 'Filtros',
    filters_count: 'Filtros ({count})',
    filter_and_sort: 'Filtrar e ordenar',
    collection: 'Categoria',
    all_products: 'Todos os produtos',
    option_count: '{option} ({number})',
    sort_by: 'Ordenar por',
    sort_featured: 'Destaques',
    sort_best_match: 'Relevância',
    sort_newest: 'Novidades',
    sort_price_ascending: 'Preço: menor para maior',
    sort_price_descending: 'Preço: maior para menor',
    sort_name: 'Nome: de A a Z',
    price: 'Preço',
    price_in: 'Preço ({currency})',
    lowest_price: 'Preço mínimo',
    highest_price: 'Preço máximo',
    price_min: 'Mín.',
    price_max: 'Máx.',
    price_invalid: 'Indique um preço, por exemplo 30.',
    in_stock_only: 'Só disponíveis',
    show_products: 'Ver produtos',
    show_count: {
      one: 'Ver {count} produto',
      many: 'Ver {count} de produtos',
      other: 'Ver {count} produtos',
    },
    no_products_found: 'Nenhum produto encontrado',
    active_filters: 'Filtros ativos',
    remove_filter: 'Remover filtro: {filter}',
    clear_filters: 'Limpar tudo',
    filter_query: '“{query}”',
    filter_unknown_list: 'esta categoria',
    filter_min: 'A partir de {price}',
    filter_max: 'Até {price}',
    filter_stock: 'Disponíveis',
    loading_all: 'Carregando todos os produtos: {loaded} de {count}',
    product_count: { one: '{count} produto', many: '{count} de produtos', other: '{count} produtos' },
    results: {
      one: '{shown} de {count} produto{query}{collection}{min}{max}{stock}',
      many: '{shown} de {count} de produtos{query}{collection}{min}{max}{stock}',
      other: '{shown} de {count} produtos{query}{collection}{min}{max}{stock}',
    },
    no_results: 'Nenhum produto{query}{collection}{min}{max}{stock}',
    no_results_notice: 'Nenhum produto{query}{collection}{min}{max}{stock}.',
    results_query: ' para “{query}”',
    results_collection: ' em “{collection}”',
    results_unknown_list: ' nesta categoria',
    results_min: ', a partir de {price}',
    results_max: ', até {price}',
    results_stock: ', disponíveis',
    try_other_word: 'Tente outra palavra ou verifique a ortografia.',
    remove_a_filter: 'Remova um filtro para ver mais produtos.',

    // cart-panel
    cart_empty: 'O carrinho está vazio.',
    keep_browsing: 'Ver mais produtos',
    cart_items: 'Itens no carrinho',
    field_value: '{field}: {value}',
    remove: 'Remover',
    remove_item: 'Remover {name}',
    item_removed: 'Removido: {name}',
    price_changed: 'O preço de {name} mudou de {before} para {after}.',
    item_lost: 'Já não está disponível: {name}.',
    remove_lost: 'Remover e continuar',
    units_left: 'Unidades restantes: {left}',
    set_quantity: 'Alterar para {left}',
    total: 'Total',
    checkout: 'Finalizar compra',
    opening_checkout: 'Abrindo o pagamento seguro…',
    cart_not_saved: 'Este navegador não guarda o carrinho, que só dura até sair desta página.',
    separate_orders: 'Os itens são de lojas diferentes. Cada pedido é pago em separado.',
    order_of: 'Pedido {number} de {total}',
    cannot_order:
      'Estes itens não podem ser pedidos nesta página. Faça o pedido na página onde os adicionou.',
    other_cart_replaced:
      'O carrinho da própria loja também contém itens. Se continuar aqui, este pedido substitui esses itens. Se ainda os quiser, faça primeiro o pedido lá.',
    unfinished_order: 'Pedido não concluído',
    no_thanks: 'Agora não',

    // cart
    cart_title: 'Carrinho',
    close_cart: 'Fechar o carrinho',
    open_cart_empty: 'Abrir o carrinho, vazio',
    open_cart: {
      one: 'Abrir o carrinho, {count} item',
      many: 'Abrir o carrinho, {count} de itens',
      other: 'Abrir o carrinho, {count} itens',
    },
    cart_kept: {
      one: '{name}. Guardamos {count} item.',
      many: '{name}. Guardamos {count} de itens.',
      other: '{name}. Guardamos {count} itens.',
    },
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: 'Abrindo o pagamento…',
    cart_is_empty_title: 'O carrinho está vazio',
    cart_is_empty_text: 'Adicione produtos ao carrinho antes de finalizar a compra.',
    checkout_error_title: 'Erro na compra',
    checkout_error_text: 'Não foi possível abrir a página de pagamento. Tente novamente.',
    checkout_not_started:
      'Não foi possível abrir a página de pagamento. Verifique a internet e tente novamente.',
    cart_unchanged: 'O carrinho não foi alterado.',
    checkout_failed: '{message} O carrinho não foi alterado.',
    checkout_refused: 'A loja respondeu “{message}”. O carrinho não foi alterado.',
    checkout_out_of_stock:
      'Um item do carrinho já não está disponível na quantidade desejada. Diminua a quantidade ou remova o item e tente novamente.',
    nothing_ordered: 'Nenhum pedido foi feito.',
    order_failed: '{message} Nenhum pedido foi feito.',
    order_refused: 'A loja respondeu “{message}”. Nenhum pedido foi feito.',
    payment_ready_title: 'Mais um passo',
    payment_ready_text: 'O pagamento abre em página própria.',
    payment_ready_button: 'Ir para o pagamento',
    order_not_completed: 'O seu pedido não foi concluído',
    order_kept: {
      one: 'Guardamos {count} item.',
      many: 'Guardamos {count} de itens.',
      other: 'Guardamos {count} itens.',
    },
    put_back: { one: 'Repor no carrinho', many: 'Repor no carrinho', other: 'Repor no carrinho' },

    // order-steps
    order_mail_opens: 'O seu programa de e-mail abre agora. Se não abrir, copie este texto:',
    order_copy: 'Copiar o pedido',
    order_copied: 'Copiado. Pode colar o texto num e-mail.',
    order_mail_sent: 'Já enviei o e-mail',
    order_sent_title: 'Obrigado pelo seu pedido',
    back_to_cart: 'Voltar ao carrinho',
    order_subject: 'Pedido',
    order_contact: 'Preencha, por favor:\n\nNome:\nTelefone:\nEndereço de entrega:',
    order_to_paste:
      'Este pedido é longo demais para um link de e-mail. Copie o pedido completo na página da loja e cole-o aqui.',
    order_to_enter: 'A página de pagamento não conhece o seu pedido. Indique isto lá antes de pagar:',
    order_quantity: 'Quantidade',

    // contact
    contact: 'Contato',
    emergency_service: 'Serviço de emergência',
    emergency_call: '{question} Ligue agora.',
    emergency_call_hours: '{question} Ligue agora, {hours}.',
    call_us: 'Ligue para nós',
    email_us: 'Escreva para nós',
    whatsapp: 'WhatsApp',
    text_us: 'Enviar SMS',
    address: 'Endereço',
    service_area: 'Área de atendimento',
    view_coverage: 'Ver a área',
    hours: 'Horário',
    emergency_hours: 'Emergências: {hours}',
    regular_hours: 'Horário normal: {hours}',

    // direct-order
    loading_days: 'Carregando os dias disponíveis…',
    days_error: 'Erro ao carregar os dias disponíveis: {message}',
    loading_times: 'Carregando os horários disponíveis…',
    times_error: 'Erro ao carregar os horários disponíveis: {message}',
    times_not_loaded: 'A loja está inacessível.',
    previous_month: 'Mês anterior',
    next_month: 'Próximo mês',
    day_not_available: '{day}, indisponível',
    no_times_left: 'Sem horários disponíveis para {day}. Escolha outro dia.',
    choose_time: 'Escolha um horário para {day}',
    times_in_zone: 'Fuso horário: {zone}.',
    visitor_time: '{time} no seu fuso horário',
    choose_day_and_time: 'Escolha primeiro um dia e um horário.',
    book_this_time: 'Agendar este horário',
    booking_summary: '{day} às {time} · {price}',
    booking_summary_zone: '{day} às {time} ({zone}) · {price}',
    booking_facts: '{duration} · {place}',
    duration_hours: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
    duration_minutes: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
    duration_both: '{hours} e {minutes}',
    by_phone: 'Por telefone',
    online: 'Online',
    slot_taken: 'Outra pessoa acabou de reservar este horário. Escolha outro.',
    amount: 'Valor',
    other_amount: 'Outro valor',
    your_amount: 'O seu valor em {currency}',
    amount_at_least: 'Indique um valor de pelo menos {min}.',
    amount_between: 'Indique um valor entre {min} e {max}.',
    donate_amount: 'Doar {amount}',
    field_missing_booking: 'Preencha “{field}” para agendar este horário.',
    field_missing_donation: 'Preencha “{field}” para doar.',
    booking_offline: 'No momento, não é possível agendar este horário online.',
    booking_contact:
      'No momento, não é possível agendar este horário online. Entre em contato e encontraremos um horário.',
    donation_offline: 'No momento, não é possível doar online.',
    donation_contact: 'No momento, não é possível doar online. Se quiser doar, entre em contato.',
    subscription_offline: 'Esta é uma assinatura, que não pode ser pedida online.',
    subscription_contact:
      'Esta é uma assinatura, que não pode ser pedida online. Entre em contato e cuidaremos de tudo.',

    // embedded-product
    product_gone: 'Este produto já não está disponível.',
    no_product: 'Nenhum produto foi escolhido.',

    // footer
    footer_services: 'Serviços',
    footer_contact: 'Contato',
    footer_hours: 'Horário',
    footer_phone: '{phone} (também para emergências)',
    footer_regular: 'Horário normal: {days}',
    footer_emergency: 'Emergências',
    copyright: '© {year} {name}. {notes}',
    license_number: 'Licença {number}',
    founded: 'Desde {year}',
    footer_notes: '{note} · {more}',
    privacy: 'Privacidade',
    terms: 'Termos e condições',
    imprint: 'Informações legais',
    languages: 'Idiomas',

    // hours
    hours_span: '{opens} – {closes}',
    open_24_hours: 'Aberto 24 horas',
    closed: 'Fechado',
    special_hours: 'Horário especial',
    footer_days: '{first} a {last}',
    footer_span: '{opens} – {closes}',
    short_hours: '{days} {hours}',
    short_days: '{first} a {last}',
    short_span: '{opens}-{closes}',
    short_24_hours: '24 horas',

    // listing
    our_store: 'A nossa loja',
    loading_products: 'Carregando produtos…',
    products_error: 'Erro ao carregar os produtos: {message}',
    products_not_loaded: 'erro desconhecido',
    no_products: 'Nenhum produto disponível no momento.',
    list_stock_not_checked:
      'Não foi possível verificar a disponibilidade. Por isso, alguns produtos ainda não podem ser adicionados ao carrinho.',

    // more-products
    products_incomplete: 'A loja não enviou todos os produtos. Verifique a internet e tente novamente.',
    show_more: 'Ver mais',
    loading_more: 'Carregando mais…',
    more_failed: 'Falha ao carregar. Tentar novamente',
    products_shown: {
      one: '{shown} de {count} produto',
      many: '{shown} de {count} de produtos',
      other: '{shown} de {count} produtos',
    },

    // notice
    notice: 'Aviso',
    learn_more: 'Saber mais',

    // open-status
    open_always: 'Aberto agora · 24 horas',
    open_until: 'Aberto agora · fecha às {time}',
    open_until_day: 'Aberto agora · fecha {day} às {time}',
    open_until_midnight: 'Aberto agora · fecha à meia-noite',
    open_until_day_midnight: 'Aberto agora · fecha {day} à meia-noite',
    opens_at: 'Fechado · abre às {time}',
    opens_on_day: 'Fechado · abre {day} às {time}',

    // pictures
    previous_picture: 'Imagem anterior',
    next_picture: 'Próxima imagem',

    // product
    back_to_store: 'Voltar à loja',
    no_product_go_back: 'Nenhum produto foi escolhido. Volte à loja e escolha um.',
    product: 'Produto',
    product_failed_title: 'Produto indisponível',
    product_page_title: '{title} - A nossa loja',
    product_page_loading: 'Produto - A nossa loja',
    product_page_failed: 'Produto indisponível - A nossa loja',
    product_description: 'Imagens, preço e disponibilidade deste produto.',
    product_not_shown: 'Não foi possível carregar este produto.',
    pictures_of: 'Imagens de {title}',
    picture_alt: '{title}, imagem {number} de {count}',
    picture_number: 'Imagem {number}',
    enlarge_picture: 'Ampliar imagem',
    enlarge_picture_of: 'Ampliar imagem, {number} de {count}',
    style: 'Modelo',
    sold_out: 'Esgotado',
    option_unavailable: 'Indisponível',
    style_sold_out: '{style}, esgotado',
    style_unavailable: '{style}, indisponível em {others}',
    field_optional: '{field} (opcional)',
    field_missing: 'Preencha “{field}” para adicionar este produto ao carrinho.',
    related_products: 'Veja também',
    in_stock_count: 'Unidades disponíveis: {left}!',
    only_left: 'Quantidade indisponível. Unidades restantes: {left}.',
    stock_unknown: 'Disponibilidade desconhecida',
    checking_stock: 'Verificando a disponibilidade…',
    add_error_product: 'Oh, não! Ocorreu um erro.',

    // quantity
    max_quantity: 'Pode adicionar no máximo 9.999 unidades de um item.',
    possible_quantities: 'Quantidades possíveis: {quantities}',
    quantity_not_possible:
      'O carrinho não pode conter {quantity} unidades de {title}. Quantidades possíveis: {quantities}',

    // quantity-field
    quantity_of: 'Quantidade de {name}',
    quantity_decrease: 'Diminuir a quantidade de {name}',
    quantity_increase: 'Aumentar a quantidade de {name}',

    // quote-photos
    quote_photos: 'Fotos',
    quote_photos_hint: 'Até {count} imagens.',
    quote_photos_add: 'Adicionar fotos',
    quote_photos_loading: 'Preparando as suas fotos…',
    quote_photo_remove: 'Remover {name}',
    quote_photo_removed: '{name} foi removido.',
    quote_photos_too_many: 'Pode enviar até {count} imagens. As restantes não foram adicionadas.',
    quote_photo_unreadable:
      '“{name}” não é uma imagem que possa ser enviada. Escolha um arquivo JPEG ou PNG.',
    quote_photo_original:
      '“{name}” será enviado sem alterações, porque o seu navegador protege as imagens. Pode conter o local onde a foto foi tirada.',
    quote_photo_too_large:
      '“{name}” não pode ser enviado, porque o seu navegador não permite que esta página reduza a imagem. Escolha um arquivo com menos de 5\u00A0MB.',
    quote_photos_failed: 'Não é possível adicionar fotos agora. Verifique a sua conexão e tente novamente.',

    // quote-sending
    quote_name_missing: 'Indique o seu nome.',
    quote_phone_missing: 'Indique um telefone para podermos ligar de volta.',
    quote_phone_invalid:
      'Este telefone não contém algarismos, por isso não poderíamos ligar de volta. Corrija-o ou pressione o botão novamente para o enviar assim.',
    quote_email_invalid: 'Este endereço de e-mail não é válido. Deve ser parecido com nome@example.com.',
    quote_consent_missing: 'Dê o seu consentimento para podermos usar os seus dados e ligar de volta.',
    quote_sending: 'Enviando…',
    quote_sent: 'Obrigado. Recebemos o seu pedido e responderemos em breve.',
    quote_mail_opens: 'O seu programa de e-mail deve abrir agora. Envie a mensagem por ele.',
    quote_blocked:
      'O seu pedido ainda não foi enviado, porque o nosso filtro de spam o bloqueou. Use “{button}” para enviá-lo.',
    quote_send_anyway: 'Enviar mesmo assim',
    quote_failed: '{message} Nada do que escreveu se perdeu. Tente novamente.',
    quote_timeout: 'O envio do seu pedido demorou demais.',
    quote_not_sent: 'Não foi possível enviar o seu pedido. Verifique a internet.',
    quote_refused: 'O servidor recusou o seu pedido.',
    quote_refused_status: 'O servidor recusou o seu pedido (HTTP {status}).',
    quote_unconfirmed: 'O servidor não confirmou que recebeu o seu pedido.',
    quote_needs_script:
      'Este formulário precisa de JavaScript, que não está em execução, por isso não pode enviar o seu pedido. Entre em contato conosco diretamente.',
    send_by_email: 'Enviar por e-mail',
    mail_subject: 'Pedido de orçamento',
    mail_subject_emergency: 'Emergência: pedido de orçamento',
    mail_name: 'Nome: {name}',
    mail_phone: 'Telefone: {phone}',
    mail_email: 'E-mail: {email}',
    mail_service: 'Serviço: {service}',
    mail_emergency: 'É uma emergência',

    // quote
    request_quote: 'Pedir orçamento',
    quote_name: 'Nome *',
    quote_phone: 'Telefone *',
    quote_email: 'E-mail',
    quote_service: 'Serviço',
    quote_message: 'Mensagem',
    choose_service: 'Escolha um serviço (opcional)',
    service_residential: 'Residência',
    service_commercial: 'Empresa',
    service_emergency: 'Emergência',
    service_repair: 'Conserto',
    service_inspection: 'Inspeção',
    service_maintenance: 'Manutenção',
    is_emergency: 'É uma emergência',
    quote_consent:
      'Concordo que os meus dados sejam usados para responder ao meu pedido, conforme a {privacy_policy}. *',
    privacy_policy: 'política de privacidade',

    // services
    our_services: 'Os nossos serviços',
    rates: 'Os nossos preços',
    rates_range: 'Os nossos preços · {range}',
    our_work: 'Os nossos trabalhos',
    work_before: 'Antes',
    work_after: 'Depois',
    brands: 'Marcas com que trabalhamos',
    financing: 'Financiamento',

    // shared
    loading: 'Carregando…',
    try_again: 'Tentar novamente',
    close: 'Fechar',
    call_phone: 'Ligar para {phone}',
    list: '{first}, {more}',
    back_to_home: 'Voltar ao início',
    part_not_loaded:
      'Não foi possível carregar esta parte da página. Verifique a internet ou recarregue a página.',
    part_failed: 'Ocorreu um erro e não foi possível mostrar esta parte da página.',

    // single-product
    loading_product: 'Carregando produto…',
    product_error: 'Erro ao carregar o produto: {message}',
    product_not_loaded: 'erro desconhecido',
    stock_not_checked:
      'Não foi possível verificar a disponibilidade. Por isso, este produto ainda não pode ser adicionado ao carrinho.',

    // site
    site_not_loaded: 'Esta página não foi carregada por completo. Você pode nos ligar: {phone}',
    icon_title: 'Um raio',
    share_picture_alt: '{name}: {headline}',

    // stock
    unavailable: 'Indisponível no momento',
    product_unavailable: 'Este produto está indisponível no momento.',
    not_enough_stock: 'Quantidade indisponível de {title} ({variant}). Unidades restantes: {left}.',
    stock_check_failed: 'Não foi possível verificar a disponibilidade. Tente novamente.',

    // store
    add_to_cart: 'Adicionar ao carrinho',
    book_a_time: 'Agendar horário',
    donate: 'Doar',
    view_details: 'Ver detalhes',
    button_for_product: '{button}: {title}',
    card_subtitle: 'Descubra este produto incrível!',
    no_image: 'Sem imagem',
    sale_price: 'Preço promocional',
    regular_price: 'Preço normal',
    free: 'Grátis',
    price_from: 'A partir de {price}',
    store_offline: 'Parece que está sem internet. Verifique e tente novamente.',
    store_unreachable: 'A loja está inacessível. Verifique a internet e tente novamente.',
    store_timeout: 'A loja demorou demais para responder. Tente novamente.',
    store_unreadable: 'Não foi possível ler a resposta da loja. Tente novamente mais tarde.',

    // success
    order_successful: 'Pedido concluído!',
    order_successful_text:
      'Agradecemos a sua compra. O seu pedido foi recebido, e a confirmação chegará em breve por e-mail.',
    continue_shopping: 'Continuar as compras',

    // toasts
    close_toast: 'Fechar a notificação',
    not_implemented_title: 'O formulário de contato ainda não foi implementado',
    not_implemented_text: 'Pode pedir esta função no seu próximo prompt!',
    picture_not_enlarged: 'Não foi possível ampliar a imagem',
    hours_not_shown: 'Não foi possível mostrar o horário',
    check_connection: 'Verifique a internet e tente novamente.',

    // website
    skip_to_content: 'Ir para o conteúdo',
    main_links: 'Principal',
    menu_store: 'Loja',
    menu_services: 'Serviços',
    menu_about: 'Sobre nós',
    menu_contact: 'Contato',
    book_now: 'Agendar agora',
    call_now: 'Ligar agora',
    menu: 'Menu',
    open_menu: 'Abrir o menu',
    close_menu: 'Fechar o menu',
    home_consultation: 'Agendar uma conversa',
    home_page_title: '{name} - {title}',
    store_page_title: 'Loja - {name}',
    store_description: 'Produtos e merchandising de {name}.',
    electrician_store: 'Produtos elétricos e merchandising de {name}.',
    success_page_title: 'Pedido concluído! - {name}',
    success_description: 'O seu pedido foi recebido.',
    app_error: 'Não foi possível mostrar esta página',
    error_status: 'Erro',
    not_found_status: '404 Página não encontrada',
    not_found: 'Esta página não existe ou mudou de endereço.',
    page_not_shown: 'Não foi possível mostrar esta página.',
    visit_store: 'Visitar a loja',

    // zoom
    picture_position: 'Imagem {number} de {count}',
    zoom_in: 'Ampliar',
    zoom_out: 'Reduzir',
  },
  facts: {
    name: 'Eletricista da sua região',
    trade: {
      page_title: 'Serviços elétricos profissionais',
      subtitle: '{name}: soluções elétricas especializadas',
      credential: 'Eletricista profissional habilitado e com seguro',
      emergency: 'Faíscas, fumaça ou falta de luz?',
    },
    description:
      'Eletricista habilitado e com seguro para residências, empresas e emergências, com mais de 10 anos de experiência.',
    headline: 'Energia em que se pode confiar, dia e noite',
    blurb:
      'Eletricista habilitado e com seguro, com mais de 10 anos de experiência em residências, empresas e consertos de emergência.',
    bio: [
      'Há mais de 10 anos cuido da eletricidade de casas, lojas e oficinas da região, desde uma única tomada com defeito até a instalação completa de um edifício novo.',
      'Conte com um eletricista habilitado e com seguro, que é pontual, explica as opções em linguagem simples e deixa tudo tão limpo como estava.',
    ],
    highlights: [
      { title: 'Serviço especializado', text: 'Mais de 10 anos de experiência' },
      { title: 'Emergências 24 horas', text: 'Sempre disponível' },
      { title: 'Orientação gratuita', text: 'Preços claros por telefone' },
    ],
    services: [
      {
        title: 'Eletricidade residencial',
        description: 'Instalações seguras e bem-feitas, de uma nova tomada até a casa inteira.',
        features: [
          'Instalação em construções novas',
          'Instalação de tomadas',
          'Iluminação',
          'Renovação do quadro elétrico',
        ],
      },
      {
        title: 'Eletricidade comercial',
        description: 'Instalações para escritórios, lojas e oficinas, de acordo com o seu horário.',
        features: [
          'Instalação em escritórios',
          'Sistemas industriais',
          'Planos de manutenção',
          'Conformidade com as normas',
        ],
      },
      {
        title: 'Serviços de emergência',
        description: 'Quando não dá para esperar: dia e noite, incluindo fins de semana e feriados.',
        features: ['Falta de luz', 'Falhas elétricas', 'Situações de perigo', 'Consertos urgentes'],
      },
      {
        title: 'Consertos elétricos',
        description: 'Encontramos a causa do defeito e resolvemos de vez.',
        features: [
          'Localização de defeitos',
          'Fios com defeito',
          'Conserto de circuitos',
          'Diagnóstico da instalação',
        ],
      },
      {
        title: 'Inspeções de segurança',
        description: 'Uma inspeção completa da instalação, com um relatório em linguagem simples.',
        features: [
          'Conformidade com as normas',
          'Auditorias de segurança',
          'Avaliação de riscos',
          'Certificação',
        ],
      },
      {
        title: 'Manutenção',
        description: 'Cuidado regular que encontra os problemas antes que eles apareçam.',
        features: [
          'Manutenção preventiva',
          'Otimização da instalação',
          'Revisões periódicas',
          'Acompanhamento do desempenho',
        ],
      },
    ],
    rates: {
      title: 'Ligue e receba orientação gratuita',
      text: 'O preço é conhecido antes do início do trabalho, sem custos escondidos.',
      note: 'Nota: serviços de emergência podem ter custos adicionais.',
    },
    statistics: [
      { title: '10+', text: 'Anos de experiência' },
      { title: '500+', text: 'Clientes satisfeitos' },
      { title: '100%', text: 'Habilitado e com seguro' },
      { title: '24/7', text: 'Serviço de emergência' },
    ],
    service_area: 'A sua região e arredores',
    hours: { emergency: '24 horas por dia', note: 'Ligue e receba orientação gratuita' },
    withoutEmergency: {
      description:
        'Eletricista habilitado e com seguro para residências e empresas, com mais de 10 anos de experiência.',
      headline: 'Energia em que se pode confiar',
      blurb:
        'Eletricista habilitado e com seguro, com mais de 10 anos de experiência em residências e empresas.',
    },
    unread: { name: 'Empresa da sua região' },
  },
}

addLanguage(pt)
