import type { CompleteTranslation } from '../texts/en.ts'
import { addLanguage } from '../texts/languages.ts'

/** Japanese. Addresses visitors in the polite form (です・ます). */
export const ja: CompleteTranslation = {
  language: 'ja',
  texts: {
    // about
    portrait_alt: '{name}（代表）',
    portrait_alt_unnamed: '代表者',
    about_name: '{name}について',
    about_consultation: 'ご相談を予約',
    customers_say: 'お客様の声',
    testimonial_name: '{name}（{place}）',
    rated: '5点中{rating}点の評価',
    review_count: { other: '口コミ{count}件' },
    review_us: '口コミを書く',

    // adding
    added_title: 'カートに入れました！🛒',
    added_from_card: '「{title}」をカートに入れました。',
    added_from_product: '「{title}」（{variant}）を{quantity}点カートに入れました。',
    add_error_card: 'カートに入れられませんでした',
    please_try_again: 'もう一度お試しください。',
    cart_not_loaded: 'カートを読み込めませんでした。接続を確認して、もう一度お試しください。',

    // browse
    search_products: '商品を検索',
    filters: '絞り込み',
    filters_count: '絞り込み（{count}）',
    filter_and_sort: '絞り込みと並べ替え',
    collection: 'カテゴリー',
    all_products: 'すべての商品',
    option_count: '{option}（{number}）',
    sort_by: '並べ替え',
    sort_featured: 'おすすめ順',
    sort_best_match: '関連度順',
    sort_newest: '新着順',
    sort_price_ascending: '価格の安い順',
    sort_price_descending: '価格の高い順',
    sort_name: '名前順',
    price: '価格',
    price_in: '価格（{currency}）',
    lowest_price: '最低価格',
    highest_price: '最高価格',
    price_min: '下限',
    price_max: '上限',
    price_invalid: '価格を数字で入力してください（例：30）。',
    in_stock_only: '在庫ありのみ',
    show_products: '商品を表示',
    show_count: '{count}件の商品を表示',
    no_products_found: '商品が見つかりません',
    active_filters: '適用中の条件',
    remove_filter: '条件を解除：{filter}',
    clear_filters: 'すべて解除',
    filter_query: '「{query}」',
    filter_unknown_list: 'このカテゴリー',
    filter_min: '{price}以上',
    filter_max: '{price}以下',
    filter_stock: '在庫あり',
    loading_all: 'すべての商品を読み込み中：{count}件中{loaded}件',
    product_count: '{count}件の商品',
    results: '{query}{collection}{min}{max}{stock}{count}件中{shown}件',
    no_results: '{query}{collection}{min}{max}{stock}該当する商品はありません',
    no_results_notice: '{query}{collection}{min}{max}{stock}該当する商品はありません。',
    results_query: '「{query}」の検索結果、',
    results_collection: '「{collection}」、',
    results_unknown_list: 'このカテゴリー、',
    results_min: '{price}以上、',
    results_max: '{price}以下、',
    results_stock: '在庫あり、',
    try_other_word: '別の言葉で検索するか、入力に間違いがないかご確認ください。',
    remove_a_filter: '条件を解除すると、より多くの商品が表示されます。',

    // cart-panel
    cart_empty: 'カートは空です。',
    keep_browsing: 'お買い物を続ける',
    cart_items: 'カート内の商品',
    field_value: '{field}：{value}',
    remove: '削除',
    remove_item: '{name}を削除',
    item_removed: '{name}を削除しました',
    price_changed: '{name}の価格が{before}から{after}に変わりました。',
    item_lost: '{name}は販売を終了しました。',
    remove_lost: '削除して続ける',
    units_left: '残り{left}点のみ',
    set_quantity: '{left}点に変更',
    total: '合計',
    checkout: 'ご購入手続きへ',
    opening_checkout: '安全な購入手続きのページに移動しています…',
    cart_not_saved:
      'このブラウザーではカートが保存されません。カートの内容は、このページを離れると失われます。',
    separate_orders: '複数のショップの商品が入っています。お支払いはご注文ごとに行われます。',
    order_of: 'ご注文 {number}/{total}',
    cannot_order:
      'これらの商品は、このページではご注文いただけません。商品を追加したページでご注文ください。',
    other_cart_replaced:
      'ショップ側のカートにも商品が入っています。ここからお手続きに進むと、それらの商品は今回のご注文に置き換えられます。ご希望の場合は、先にショップ側でご注文ください。',
    unfinished_order: '未完了のご注文',
    no_thanks: 'いいえ、結構です',

    // cart
    cart_title: 'ショッピングカート',
    close_cart: 'カートを閉じる',
    open_cart_empty: 'カートを開く、空',
    open_cart: 'カートを開く、商品{count}点',
    cart_kept: '{name}。商品{count}点を保存してあります。',
    cart_badge_max: '{max}+',

    // checkout
    starting_checkout: '購入手続きを開始しています…',
    cart_is_empty_title: 'カートは空です',
    cart_is_empty_text: '商品をカートに入れてから、購入手続きにお進みください。',
    checkout_error_title: '購入手続きのエラー',
    checkout_error_text: '購入手続きを開始する際に問題が発生しました。もう一度お試しください。',
    checkout_not_started: '購入手続きを開始できませんでした。接続を確認して、もう一度お試しください。',
    cart_unchanged: 'カートの内容は変わっていません。',
    checkout_failed: '{message}カートの内容は変わっていません。',
    checkout_refused: 'ショップから「{message}」という応答がありました。カートの内容は変わっていません。',
    checkout_out_of_stock:
      'カート内の商品の在庫が足りなくなりました。数量を減らすか商品を削除して、もう一度お試しください。',
    nothing_ordered: 'ご注文は行われていません。',
    order_failed: '{message}ご注文は行われていません。',
    order_refused: 'ショップから「{message}」という応答がありました。ご注文は行われていません。',
    payment_ready_title: 'あと1ステップです',
    payment_ready_text: 'お支払いは専用のページで行います。',
    payment_ready_button: 'お支払いへ進む',
    order_not_completed: 'ご注文は完了していません',
    order_kept: '商品{count}点を保存してあります。',
    put_back: 'カートに戻す',

    // order-steps
    order_mail_opens: 'メールソフトが開きます。開かない場合は、次の文章をコピーしてください。',
    order_copy: '注文内容をコピー',
    order_copied: 'コピーしました。メールに貼り付けられます。',
    order_mail_sent: 'メールを送信しました',
    order_sent_title: 'ご注文ありがとうございます',
    back_to_cart: 'カートに戻る',
    order_subject: 'ご注文',
    order_contact: 'ご記入ください。\n\nお名前：\n電話番号：\nお届け先住所：',
    order_to_paste:
      'ご注文が長いため、メールのリンクに入りません。ショップのページで注文内容をすべてコピーして、ここに貼り付けてください。',
    order_to_enter:
      'お支払いページにはご注文の内容が伝わりません。お支払いの前に、次の内容を入力してください。',
    order_quantity: '数量',

    // contact
    contact: 'お問い合わせ',
    emergency_service: '緊急対応',
    emergency_call: '{question}今すぐお電話ください。',
    emergency_call_hours: '{question}今すぐお電話ください（{hours}）。',
    call_us: 'お電話',
    email_us: 'メール',
    whatsapp: 'WhatsApp',
    text_us: 'SMSを送る',
    address: '所在地',
    service_area: '対応エリア',
    view_coverage: '対応エリアを見る',
    hours: '営業時間',
    emergency_hours: '緊急対応：{hours}',
    regular_hours: '通常営業：{hours}',

    // direct-order
    loading_days: '空いている日を読み込み中…',
    days_error: '空いている日を読み込めませんでした：{message}',
    loading_times: '空いている時間を読み込み中…',
    times_error: '空いている時間を読み込めませんでした：{message}',
    times_not_loaded: 'ショップに接続できませんでした。',
    previous_month: '前の月',
    next_month: '次の月',
    day_not_available: '{day}、予約不可',
    no_times_left: '{day}は空きがありません。別の日をお選びください。',
    choose_time: '{day}の時間を選択',
    times_in_zone: '時刻は{zone}です。',
    visitor_time: 'お客様の現地時間では{time}',
    choose_day_and_time: '先に日時を選択してください。',
    book_this_time: 'この日時で予約する',
    booking_summary: '{day} {time}・{price}',
    booking_summary_zone: '{day} {time}（{zone}）・{price}',
    booking_facts: '{duration}・{place}',
    duration_hours: '{count}時間',
    duration_minutes: '{count}分',
    duration_both: '{hours}{minutes}',
    by_phone: '電話',
    online: 'オンライン',
    slot_taken: 'この日時は、たった今ほかの方が予約されました。別の日時をお選びください。',
    amount: '金額',
    other_amount: 'その他の金額',
    your_amount: '金額（{currency}）',
    amount_at_least: '{min}以上の金額を入力してください。',
    amount_between: '{min}から{max}までの金額を入力してください。',
    donate_amount: '{amount}を寄付する',
    field_missing_booking: '予約するには「{field}」を入力してください。',
    field_missing_donation: '寄付するには「{field}」を入力してください。',
    booking_offline: 'この予約は現在オンラインで受け付けていません。',
    booking_contact:
      'この予約は現在オンラインで受け付けていません。お問い合わせいただければ、日時を調整いたします。',
    donation_offline: '現在、オンラインでの寄付は受け付けていません。',
    donation_contact:
      '現在、オンラインでの寄付は受け付けていません。寄付をご希望の方はお問い合わせください。',
    subscription_offline: 'こちらは定期購入のため、オンラインではご注文いただけません。',
    subscription_contact:
      'こちらは定期購入のため、オンラインではご注文いただけません。お問い合わせいただければ、手続きいたします。',

    // embedded-product
    product_gone: 'この商品のお取り扱いは終了しました。',
    no_product: '商品が選択されていません。',

    // footer
    footer_services: 'サービス',
    footer_contact: 'お問い合わせ',
    footer_hours: '営業時間',
    footer_phone: '{phone}（緊急・通常）',
    footer_regular: '通常営業（{days}）',
    footer_emergency: '緊急対応',
    copyright: '© {year} {name} {notes}',
    license_number: '登録番号 {number}',
    founded: '{year}年創業',
    footer_notes: '{note}・{more}',
    privacy: 'プライバシー',
    terms: '利用規約',
    imprint: '運営者情報',
    languages: '言語',

    // hours
    hours_span: '{opens}〜{closes}',
    open_24_hours: '24時間営業',
    closed: '休業',
    special_hours: '特別営業時間',
    footer_days: '{first}〜{last}',
    footer_span: '{opens}〜{closes}',
    short_hours: '{days} {hours}',
    short_days: '{first}〜{last}',
    short_span: '{opens}〜{closes}',
    short_24_hours: '24時間',

    // listing
    our_store: 'オンラインショップ',
    loading_products: '商品を読み込み中…',
    products_error: '商品を読み込めませんでした：{message}',
    products_not_loaded: '不明なエラー',
    no_products: '現在、商品はありません。',
    list_stock_not_checked: '在庫を確認できなかったため、一部の商品はまだカートに入れられません。',

    // more-products
    products_incomplete:
      'ショップからすべての商品を受信できませんでした。接続を確認して、もう一度お試しください。',
    show_more: 'もっと見る',
    loading_more: '続きを読み込み中…',
    more_failed: '読み込めませんでした。もう一度試す',
    products_shown: '{count}件中{shown}件の商品',

    // notice
    notice: 'お知らせ',
    learn_more: '詳しく見る',

    // open-status
    open_always: '営業中・24時間',
    open_until: '営業中・{time}まで',
    open_until_day: '営業中・{day} {time}まで',
    open_until_midnight: '営業中・24:00まで',
    open_until_day_midnight: '営業中・{day} 24:00まで',
    opens_at: '営業時間外・{time}から営業',
    opens_on_day: '営業時間外・{day} {time}から営業',

    // pictures
    previous_picture: '前の画像',
    next_picture: '次の画像',

    // product
    back_to_store: 'ショップに戻る',
    no_product_go_back: '商品が選択されていません。ショップに戻って商品をお選びください。',
    product: '商品',
    product_failed_title: '商品を表示できません',
    product_page_title: '{title}｜オンラインショップ',
    product_page_loading: '商品｜オンラインショップ',
    product_page_failed: '商品を表示できません｜オンラインショップ',
    product_description: 'この商品の画像、価格、在庫状況をご覧いただけます。',
    product_not_shown: 'この商品を読み込めませんでした。',
    pictures_of: '{title}の画像',
    picture_alt: '{title}、{count}枚中{number}枚目の画像',
    picture_number: '画像{number}',
    enlarge_picture: '画像を拡大',
    enlarge_picture_of: '画像を拡大、{count}枚中{number}枚目',
    style: '種類',
    sold_out: '売り切れ',
    option_unavailable: '選択不可',
    style_sold_out: '{style}、売り切れ',
    style_unavailable: '{style}、{others}では選択できません',
    field_optional: '{field}（任意）',
    field_missing: 'この商品をカートに入れるには「{field}」を入力してください。',
    related_products: 'こちらもおすすめ',
    in_stock_count: '在庫{left}点あり！',
    only_left: '在庫が不足しています。残り{left}点のみです。',
    stock_unknown: '在庫状況不明',
    checking_stock: '在庫を確認中…',
    add_error_product: '申し訳ありません。エラーが発生しました。',

    // quantity
    max_quantity: '1つの商品につき、カートに入れられるのは9,999個までです。',
    possible_quantities: 'ご注文いただける数量：{quantities}',
    quantity_not_possible:
      '「{title}」は{quantity}個ではカートに入れられません。ご注文いただける数量：{quantities}',

    // quantity-field
    quantity_of: '{name}の数量',
    quantity_decrease: '{name}の数量を減らす',
    quantity_increase: '{name}の数量を増やす',

    // quote-photos
    quote_photos: '写真',
    quote_photos_hint: '写真は{count}枚まで追加できます。',
    quote_photos_add: '写真を追加',
    quote_photos_loading: '写真を準備しています…',
    quote_photo_remove: '{name}を削除',
    quote_photo_removed: '{name}を削除しました。',
    quote_photos_too_many: '送信できる写真は{count}枚までです。残りは追加されませんでした。',
    quote_photo_unreadable:
      '「{name}」は送信できる写真ではありません。JPEGまたはPNGファイルを選んでください。',
    quote_photo_original:
      'お使いのブラウザーが画像を保護しているため、「{name}」は変更せずに送信されます。撮影場所の情報が含まれている場合があります。',
    quote_photo_too_large:
      'お使いのブラウザーでは、このページが画像を縮小できないため、「{name}」を送信できません。5\u00A0MB未満のファイルを選んでください。',
    quote_photos_failed: '現在、写真を追加できません。接続を確認して、もう一度お試しください。',

    // quote-sending
    quote_name_missing: 'お名前を入力してください。',
    quote_phone_missing: '折り返しご連絡できるよう、電話番号を入力してください。',
    quote_phone_invalid:
      'この電話番号には数字がないため、折り返しお電話できません。修正するか、このまま送信する場合はもう一度ボタンを押してください。',
    quote_email_invalid:
      'メールアドレスの形式が正しくありません。「name@example.com」の形式で入力してください。',
    quote_consent_missing: '折り返しのご連絡に入力内容を使用することに、ご同意をお願いいたします。',
    quote_sending: '送信中…',
    quote_sent: 'ありがとうございます。ご依頼を受け付けました。追ってご連絡いたします。',
    quote_mail_opens: 'メールソフトが開きます。メールソフトからメッセージを送信してください。',
    quote_blocked:
      '迷惑メール対策フィルターにより、ご依頼はまだ送信されていません。このまま送信するには「{button}」を押してください。',
    quote_send_anyway: '送信する',
    quote_failed: '{message}入力内容は残っています。もう一度お試しください。',
    quote_timeout: 'ご依頼の送信に時間がかかりすぎました。',
    quote_not_sent: 'ご依頼を送信できませんでした。接続を確認してください。',
    quote_refused: 'サーバーがご依頼を受け付けませんでした。',
    quote_refused_status: 'サーバーがご依頼を受け付けませんでした（HTTP {status}）。',
    quote_unconfirmed: 'サーバーがご依頼を受信したことを確認できませんでした。',
    quote_needs_script:
      'このフォームにはJavaScriptが必要ですが、動作していないため、ご依頼を送信できません。お手数ですが、直接ご連絡ください。',
    send_by_email: 'メールで送る',
    mail_subject: 'お見積もり依頼',
    mail_subject_emergency: '【緊急】お見積もり依頼',
    mail_name: 'お名前：{name}',
    mail_phone: '電話番号：{phone}',
    mail_email: 'メールアドレス：{email}',
    mail_service: 'サービス：{service}',
    mail_emergency: '緊急のご依頼です',

    // quote
    request_quote: 'お見積もり依頼',
    quote_name: 'お名前 *',
    quote_phone: '電話番号 *',
    quote_email: 'メールアドレス',
    quote_service: 'サービス',
    quote_message: 'メッセージ',
    choose_service: 'サービスを選択（任意）',
    service_residential: '住宅',
    service_commercial: '店舗・オフィス',
    service_emergency: '緊急対応',
    service_repair: '修理',
    service_inspection: '点検',
    service_maintenance: 'メンテナンス',
    is_emergency: '緊急の依頼です',
    quote_consent: '{privacy_policy}に従って、入力内容がご依頼への回答に使用されることに同意します。 *',
    privacy_policy: 'プライバシーポリシー',

    // services
    our_services: 'サービス内容',
    rates: '料金について',
    rates_range: '料金について・{range}',
    our_work: '施工事例',
    work_before: '施工前',
    work_after: '施工後',
    brands: '取扱メーカー',
    financing: '分割払い',

    // shared
    loading: '読み込み中…',
    try_again: 'もう一度試す',
    close: '閉じる',
    call_phone: '{phone}に電話する',
    list: '{first}、{more}',
    back_to_home: 'トップページに戻る',
    part_not_loaded:
      'ページのこの部分を読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
    part_failed: '問題が発生したため、ページのこの部分を表示できませんでした。',

    // single-product
    loading_product: '商品を読み込み中…',
    product_error: '商品を読み込めませんでした：{message}',
    product_not_loaded: '不明なエラー',
    stock_not_checked: '在庫を確認できなかったため、まだカートに入れられません。',

    // site
    icon_title: '稲妻',
    share_picture_alt: '{name}：{headline}',

    // stock
    unavailable: '現在お取り扱いできません',
    product_unavailable: 'この商品は現在お取り扱いできません。',
    not_enough_stock: '「{title}」（{variant}）の在庫が不足しています。残り{left}点のみです。',
    stock_check_failed: '在庫を確認できませんでした。もう一度お試しください。',

    // store
    add_to_cart: 'カートに入れる',
    book_a_time: '日時を予約する',
    donate: '寄付する',
    view_details: '詳細を見る',
    button_for_product: '{button}：{title}',
    card_subtitle: 'この素敵な商品をぜひご覧ください！',
    no_image: '画像なし',
    sale_price: 'セール価格',
    regular_price: '通常価格',
    free: '無料',
    price_from: '{price}〜',
    store_offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
    store_unreachable: 'ショップに接続できませんでした。接続を確認して、もう一度お試しください。',
    store_timeout: 'ショップからの応答に時間がかかりすぎました。もう一度お試しください。',
    store_unreadable: 'ショップからの応答を読み取れませんでした。しばらくしてから、もう一度お試しください。',

    // success
    order_successful: 'ご注文が完了しました！',
    order_successful_text:
      'お買い上げいただき、ありがとうございます。ご注文を受け付けました。まもなく確認メールをお届けします。',
    continue_shopping: 'お買い物を続ける',

    // toasts
    close_toast: '通知を閉じる',
    not_implemented_title: 'お問い合わせフォームはまだ実装されていません',
    not_implemented_text: 'この機能は次のプロンプトでリクエストできます！',
    picture_not_enlarged: '画像を拡大できませんでした',
    hours_not_shown: '営業時間を表示できませんでした',
    check_connection: '接続を確認して、もう一度お試しください。',

    // website
    skip_to_content: '本文へ移動',
    main_links: 'メインメニュー',
    menu_store: 'ショップ',
    menu_services: 'サービス',
    menu_about: '当店について',
    menu_contact: 'お問い合わせ',
    book_now: '今すぐ予約',
    call_now: '今すぐ電話',
    menu: 'メニュー',
    open_menu: 'メニューを開く',
    close_menu: 'メニューを閉じる',
    home_consultation: 'ご相談を予約',
    home_page_title: '{name}｜{title}',
    store_page_title: 'オンラインショップ｜{name}',
    store_description: '{name}の商品とグッズ。',
    electrician_store: '{name}の電気製品とグッズ。',
    success_page_title: 'ご注文が完了しました！｜{name}',
    success_description: 'ご注文を受け付けました。',
    app_error: 'このページを表示できませんでした',
    error_status: 'エラー',
    not_found_status: '404 ページが見つかりません',
    not_found: 'このページは存在しないか、移動しました。',
    page_not_shown: 'このページを表示できませんでした。',
    visit_store: 'ショップを見る',

    // zoom
    picture_position: '{count}枚中{number}枚目の画像',
    zoom_in: '拡大',
    zoom_out: '縮小',
  },
  facts: {
    name: 'まちの電気工事店',
    trade: {
      page_title: 'プロの電気工事サービス',
      subtitle: '{name}による確かな電気工事',
      credential: '有資格・保険加入のプロの電気工事士',
      emergency: '火花、煙、停電でお困りですか？',
    },
    description:
      '住宅・店舗の電気工事から緊急対応まで承る、有資格・保険加入の電気工事士です。経験は10年以上。',
    headline: '昼も夜も、頼れる電気を',
    blurb: '有資格・保険加入の電気工事士です。住宅や店舗の電気工事、緊急修理で10年以上の経験があります。',
    bio: [
      '10年以上にわたり、この地域の住宅や店舗、作業場の電気を支えてきました。コンセント1か所の故障から、新築の建物全体の配線まで承ります。',
      '有資格・保険加入の電気工事士が、時間どおりに伺い、選択肢をわかりやすくご説明します。作業後は、元どおりきれいな状態でお引き渡しします。',
    ],
    highlights: [
      { title: '確かな技術', text: '経験10年以上' },
      { title: '24時間緊急対応', text: 'いつでもお電話ください' },
      { title: '無料相談', text: '明確な料金をお電話でご案内' },
    ],
    services: [
      {
        title: '住宅の電気工事',
        description: 'コンセント1か所の増設から家全体まで、安全で美しい配線工事を行います。',
        features: ['新築の配線工事', 'コンセントの設置', '照明工事', '分電盤の交換'],
      },
      {
        title: '店舗・オフィスの電気工事',
        description: 'オフィス、店舗、作業場の配線と電源工事を、営業時間に合わせて行います。',
        features: ['オフィスの配線工事', '産業用設備', '保守プラン', '法令・基準への適合'],
      },
      {
        title: '緊急対応',
        description: 'お急ぎのときに。昼夜を問わず、土日祝日も対応します。',
        features: ['停電', '電気の故障', '危険箇所への対応', '緊急修理'],
      },
      {
        title: '電気の修理',
        description: '故障の原因を突き止め、しっかり直します。',
        features: ['原因の調査', '配線の不具合', '回路の修理', '設備の診断'],
      },
      {
        title: '安全点検',
        description: '配線をくまなく点検し、わかりやすい報告書をお渡しします。',
        features: ['法令・基準への適合', '安全診断', 'リスク評価', '証明書の発行'],
      },
      {
        title: 'メンテナンス',
        description: '定期的なお手入れで、トラブルを未然に防ぎます。',
        features: ['予防保全', '設備の最適化', '定期点検', '稼働状況の確認'],
      },
    ],
    rates: {
      title: 'まずはお電話で無料相談',
      text: '料金は作業前にお伝えします。隠れた費用はありません。',
      note: '※緊急対応には追加料金がかかる場合があります。',
    },
    statistics: [
      { title: '10年以上', text: '経験年数' },
      { title: '500人以上', text: 'ご満足いただいたお客様' },
      { title: '100%', text: '有資格・保険加入' },
      { title: '24時間', text: '緊急対応' },
    ],
    service_area: '地元と周辺地域',
    hours: { emergency: '24時間365日', note: 'お電話で無料相談' },
    withoutEmergency: {
      description: '住宅・店舗の電気工事を承る、有資格・保険加入の電気工事士です。経験は10年以上。',
      headline: '頼れる電気を',
      blurb: '有資格・保険加入の電気工事士です。住宅や店舗の電気工事で10年以上の経験があります。',
    },
    unread: { name: '地域のお店' },
  },
}

addLanguage(ja)
