<?php
// Keeps HTML while the option `test_cache` is set, and does not run its shortcodes and blocks again:
// - `builder`: like the element cache of Elementor, the HTML of a page with the names of the scripts and styles that were
//   added meanwhile. `[template id="…"]` inserts another page.
// - `esi`: like LiteSpeed Cache, the HTML of `[esi shortcode]` and of widgets, whose scripts are lost. It announces them
//   with the action `litespeed_esi_shortcode-…` and the filter `litespeed_esi_params`.
// - `fragments`: the HTML of each block, and nothing else

/** Returns the kept HTML of a part. Renders it the first time, as in another request: its scripts are lost. */
function kept_html($part, $render) {
    $name = 'kept_' . md5($part);
    if (get_option($name) === false) {
        [$scripts, $styles] = [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']];
        [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']] = [clone $scripts, clone $styles];
        update_option($name, $render());
        [$GLOBALS['wp_scripts'], $GLOBALS['wp_styles']] = [$scripts, $styles];
    }
    return get_option($name);
}

function keeps($kind) {
    return get_option('test_cache') === $kind && !is_admin();
}

/** Returns the HTML of a page and adds its scripts and styles. */
function kept_page($id, $content) {
    [$scripts, $styles] = [wp_scripts(), wp_styles()];
    $kept = get_option("kept_page_$id");
    if (!$kept) {
        $before = [$scripts->queue, $styles->queue];
        $kept = ['html' => do_shortcode(do_blocks($content))];
        $kept['scripts'] = array_values(array_diff($scripts->queue, $before[0]));
        $kept['styles'] = array_values(array_diff($styles->queue, $before[1]));
        update_option("kept_page_$id", $kept);
    }
    array_map('wp_enqueue_script', $kept['scripts']);
    array_map('wp_enqueue_style', $kept['styles']);
    return $kept['html'];
}

add_filter('the_content', function ($content) {
    if (!keeps('builder')) {
        return $content;
    }
    remove_filter('the_content', 'wpautop');
    return kept_page(get_the_ID(), $content);
}, 1);
add_action('init', fn() => add_shortcode('template', fn($attributes) =>
    kept_page($attributes['id'], get_post($attributes['id'])->post_content)));

add_action('init', fn() => add_shortcode('esi', function ($attributes) {
    $name = array_shift($attributes);
    do_action("litespeed_esi_shortcode-$name");
    return kept_html("shortcode $name", fn() => do_shortcode("[$name ]"));
}));

add_filter('widget_display_callback', function ($instance, $widget, $args) {
    if (!keeps('esi') || !is_array($instance)) {
        return $instance;
    }
    $params = ['name' => get_class($widget), 'id' => $widget->id, 'instance' => $instance, 'args' => $args];
    apply_filters('litespeed_esi_params', $params, 'widget');
    echo kept_html("widget $widget->id", function () use ($instance, $widget, $args) {
        ob_start();
        $widget->widget($args, $instance);
        return ob_get_clean();
    });
    return false;
}, 0, 3);

add_filter('pre_render_block', function ($html, $block) {
    $is_own = str_starts_with((string) $block['blockName'], 'electrician-elements/');
    return keeps('fragments') && $is_own ? kept_html($block['blockName'], fn() => (new WP_Block($block))->render()) : $html;
}, 10, 2);
