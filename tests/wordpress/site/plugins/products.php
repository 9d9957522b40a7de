<?php
// Registers a content type with the name of WooCommerce’s, which makes WordPress read the query parameter `product`.
add_action('init', fn() => register_post_type('product', ['public' => true, 'rewrite' => false]));
