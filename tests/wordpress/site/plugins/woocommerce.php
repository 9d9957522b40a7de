<?php
// Stands in for WooCommerce, which Debian does not package: answers its Store API's product routes and its checkout
// link. Like WooCommerce, the link drops items that are not sold in this quantity. The rule for pages on other websites is that of WooCommerce's StoreApi\Authentication.
const PRODUCTS = __DIR__ . '/../../../support/woocommerce-products.json';

/** Returns the products and variations, with the fields that most of them have and absolute URLs of pictures. */
function shop_products() {
    $text = str_replace('"/wp-includes/', '"' . home_url('/wp-includes/'), file_get_contents(PRODUCTS));
    ['defaults' => $defaults, 'products' => $differences] = json_decode($text, true);
    return array_map(fn($product) => [
        ...$defaults,
        ...$product,
        'prices' => [...$defaults['prices'], ...($product['prices'] ?? [])],
        'add_to_cart' => [...$defaults['add_to_cart'], ...($product['add_to_cart'] ?? [])],
    ], $differences);
}

/** Where the shop shows a product. WooCommerce does not send it. */
function visibility_of($product) {
    return $product['catalog_visibility'] ?? 'visible';
}

/** Returns the product as WooCommerce sends it. */
function sent_product($product) {
    unset($product['catalog_visibility']);
    return $product;
}

function list_products(WP_REST_Request $request) {
    $numbers = fn($name) => isset($request[$name]) ? wp_parse_id_list($request[$name]) : null;
    [$include, $parents, $categories] = array_map($numbers, ['include', 'parent', 'category']);
    $is_variation = $request['type'] === 'variation';
    $left_out = [
        'catalog' => ['search', 'hidden'],
        'search' => ['catalog', 'hidden'],
        'visible' => ['catalog', 'search', 'hidden'],
    ][$request['catalog_visibility'] ?? ''] ?? [];
    $found = array_filter(shop_products(), fn($product) =>
        ($product['type'] === 'variation') === $is_variation
        && !in_array(visibility_of($product), $left_out)
        && (!$include || in_array($product['id'], $include))
        && (!$parents || in_array($product['parent'], $parents))
        && (!$categories || array_intersect(array_column($product['categories'], 'id'), $categories)));
    $size = $request['per_page'];
    $offset = $request['offset'] ?? ($request['page'] - 1) * $size;
    $response = new WP_REST_Response(array_map('sent_product', array_slice($found, $offset, $size)));
    $response->header('X-WP-Total', count($found));
    $response->header('X-WP-TotalPages', ceil(count($found) / $size));
    return $response;
}

function get_single_product(WP_REST_Request $request) {
    $found = array_values(array_filter(shop_products(), fn($product) => $product['id'] === (int) $request['id']));
    return $found ? sent_product($found[0]) : new WP_Error('woocommerce_rest_product_invalid_id', 'Invalid product ID.', ['status' => 404]);
}

add_action('rest_api_init', function () {
    $route = fn($path, $callback, $args = []) => register_rest_route('wc/store/v1', $path, [
        'methods' => 'GET',
        'callback' => $callback,
        'permission_callback' => '__return_true',
        'args' => $args,
    ]);
    $route('/products', 'list_products', [
        'page' => ['type' => 'integer', 'default' => 1, 'minimum' => 1],
        'per_page' => ['type' => 'integer', 'default' => 10, 'minimum' => 0, 'maximum' => 100],
        'offset' => ['type' => 'integer'],
        'catalog_visibility' => ['type' => 'string', 'enum' => ['any', 'visible', 'catalog', 'search', 'hidden']],
        'order' => ['type' => 'string', 'enum' => ['asc', 'desc']],
        'orderby' => [
            'type' => 'string',
            'enum' => ['date', 'modified', 'id', 'include', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order'],
        ],
    ]);
    $route('/products/(?P<id>[\d]+)', 'get_single_product');
    $route('/products/categories', fn() => [['id' => 15, 'name' => 'Parts &amp; Tools', 'count' => 10]]);
});

add_filter('rest_pre_serve_request', function ($served, $result, $request, $server) {
    if (!str_starts_with($request->get_route(), '/wc/store/')) {
        return $served;
    }
    remove_filter('rest_pre_serve_request', 'rest_send_cors_headers');
    $origin = get_http_origin();
    $server->send_header('Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE');
    $server->send_header('Access-Control-Allow-Credentials', 'true');
    $server->send_header('Vary', 'Origin');
    $is_preflight = $_SERVER['REQUEST_METHOD'] === 'OPTIONS' && isset($_SERVER['HTTP_ACCESS_CONTROL_REQUEST_METHOD']);
    if ($is_preflight || is_allowed_http_origin($origin)) {
        $server->send_header('Access-Control-Allow-Origin', $origin);
    }
    return $served;
}, 0, 4);

/** Returns whether the shop sells a quantity of a product. */
function can_order($id, $quantity) {
    foreach (shop_products() as $product) {
        if ($product['id'] === (int) $id) {
            ['minimum' => $minimum, 'maximum' => $maximum, 'multiple_of' => $step] = $product['add_to_cart'];
            return $quantity >= $minimum && $quantity <= $maximum && floor($quantity / $step) == $quantity / $step;
        }
    }
    return false;
}

// The checkout link.
add_action('template_redirect', function () {
    if (!str_starts_with($_SERVER['REQUEST_URI'], '/checkout-link/')) {
        return;
    }
    status_header(200);
    $items = array_map(fn($item) => explode(':', $item), explode(',', $_GET['products'] ?? ''));
    $ordered = array_filter($items, fn($item) => can_order($item[0], (int) ($item[1] ?? 1)));
    $products = esc_html(implode(',', array_map(fn($item) => implode(':', $item), $ordered)));
    setcookie('woocommerce_items_in_cart', '1', 0, '/');
    echo "<!doctype html><title>Checkout</title><h1>Checkout</h1><p>$products</p>";
    exit;
}, 0);

// The plugin detects WooCommerce by its class.
if (get_option('woocommerce_active')) {
    class WooCommerce {}
}

// The line of the documentation that the owner adds to functions.php.
eval((string) get_option('owner_code', ''));
