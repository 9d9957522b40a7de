<?php
// A block for each element. PHP renders the blocks, so posts contain only their settings, which no content filter removes.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'electrician_elements_register_blocks' );
add_filter( 'block_categories_all', 'electrician_elements_block_category' );
add_action( 'enqueue_block_editor_assets', 'electrician_elements_editor_data' );

/** The JSON Schema types of block attributes. A count is text if it was typed into a text field. */
const ELECTRICIAN_ELEMENTS_BLOCK_TYPES = array(
	'flag'   => 'boolean',
	'count'  => 'integer',
	'choice' => 'string',
	'text'   => 'string',
);

/** Registers the blocks. */
function electrician_elements_register_blocks(): void {
	$packages = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' );
	wp_register_script( 'electrician-elements-editor', plugins_url( 'admin/editor.js', ELECTRICIAN_ELEMENTS_FILE ), $packages, ELECTRICIAN_ELEMENTS_VERSION, true );
	wp_set_script_translations( 'electrician-elements-editor', 'electrician-elements' );
	foreach ( electrician_elements_data()['elements'] as $name => $element ) {
		register_block_type(
			'electrician-elements/' . $name,
			array(
				'api_version'           => 2,
				'title'                 => $element['title'],
				'description'           => $element['description'],
				'category'              => 'electrician-elements',
				'icon'                  => $element['icon'],
				'keywords'              => array( $name, 'shop', 'electrician' ),
				'attributes'            => electrician_elements_block_attributes( $element ),
				'supports'              => array(
					'html'  => false,
					'align' => $element['isInline'] ? false : array( 'wide', 'full' ),
				),
				'editor_script_handles' => array( 'electrician-elements-editor' ),
				'editor_style_handles'  => array( 'electrician-elements' ),
				'render_callback'       => fn ( $attributes, $content = '', $block = null ) => electrician_elements_render_block( $name, $attributes, $block ),
			)
		);
		if ( $element['canHideHeading'] ) {
			register_block_style(
				'electrician-elements/' . $name,
				array(
					'name'  => 'without-heading',
					'label' => __( 'Without heading', 'electrician-elements' ),
				)
			);
		}
	}
}

/** Returns the HTML of a block. */
function electrician_elements_render_block( string $name, array $attributes, ?WP_Block $block ): string {
	$wrapper = get_block_wrapper_attributes();
	if ( str_contains( $wrapper, 'is-style-without-heading' ) ) {
		wp_enqueue_style( 'electrician-elements' );
	}
	$fallback = $attributes['fallback'] ?? '';
	// WordPress has removed values of another type from `$attributes`.
	electrician_elements_note_values( $name, $name, $block->parsed_block['attrs'] ?? array() );
	return sprintf( '<div %s>%s</div>', $wrapper, electrician_elements_render( $name, $attributes, is_string( $fallback ) ? $fallback : '' ) );
}

/** Returns a block's attributes. */
function electrician_elements_block_attributes( array $element ): array {
	$attributes = array( 'fallback' => array( 'type' => 'string' ) );
	foreach ( $element['attributes'] as $name => $control ) {
		$attributes[ $name ] = array( 'type' => ELECTRICIAN_ELEMENTS_BLOCK_TYPES[ $control['type'] ] );
	}
	return $attributes;
}

/** Adds the plugin's category to the list of blocks. */
function electrician_elements_block_category( $categories ) {
	$category = array(
		'slug'  => 'electrician-elements',
		'title' => 'Electrician Elements',
	);
	return array_merge( array( $category ), $categories );
}

/** Passes the elements and the settings to the block editor's script. */
function electrician_elements_editor_data(): void {
	$settings = electrician_elements_settings();
	$elements = electrician_elements_data()['elements'];
	foreach ( $elements as $name => $element ) {
		// An object, also without attributes.
		$elements[ $name ]['attributes'] = (object) $element['attributes'];
		$elements[ $name ]['preset']     = (object) electrician_elements_attributes( $name, array() );
	}
	$data = array(
		'elements'    => $elements,
		'prefix'      => $settings['prefix'],
		'script'      => add_query_arg( 'ver', ELECTRICIAN_ELEMENTS_VERSION, plugins_url( 'modules/electrician-elements.js', ELECTRICIAN_ELEMENTS_FILE ) ),
		'settings'    => (object) electrician_elements_script_settings(),
		'hasStore'    => electrician_elements_has_store(),
		'requests'    => add_query_arg( 'ver', ELECTRICIAN_ELEMENTS_VERSION, plugins_url( 'admin/store-requests.js', ELECTRICIAN_ELEMENTS_FILE ) ),
		'facts'       => electrician_elements_facts_json(),
		// The administration may be in another language than the website.
		'language'    => electrician_elements_language(),
		'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=electrician-elements' ) : '',
	);
	wp_add_inline_script( 'electrician-elements-editor', 'window.electricianElementsEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ), 'before' );
}
