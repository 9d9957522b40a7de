<?php
// Prints the canonical link while an option has the name of an SEO plugin's filter, like Yoast SEO and others.
if ($filter = get_option('test_seo')) {
    remove_action('wp_head', 'rel_canonical');
    add_action('wp_head', function () use ($filter) {
        $address = get_permalink(get_queried_object_id());
        printf('<link rel="canonical" href="%s" />', esc_url(apply_filters($filter, $address)));
        printf('<meta property="og:url" content="%s" />', esc_url(apply_filters('wpseo_opengraph_url', $address)));
    });
}
