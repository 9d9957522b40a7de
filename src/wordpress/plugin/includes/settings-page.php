<?php
// The page Settings → Electrician Elements.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'electrician_elements_add_settings_page' );
add_action( 'admin_init', 'electrician_elements_register_settings' );
add_action( 'admin_enqueue_scripts', 'electrician_elements_settings_script' );
add_filter( 'plugin_action_links_' . plugin_basename( ELECTRICIAN_ELEMENTS_FILE ), 'electrician_elements_action_links' );

/** Adds the page to the menu. */
function electrician_elements_add_settings_page(): void {
	add_options_page( 'Electrician Elements', 'Electrician Elements', 'manage_options', 'electrician-elements', 'electrician_elements_settings_page' );
}

/** Adds a link to the page to the list of plugins. */
function electrician_elements_action_links( $links ) {
	$url = admin_url( 'options-general.php?page=electrician-elements' );
	return array_merge( array( sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'electrician-elements' ) ) ), $links );
}

/** Loads the script and the styles of the page. */
function electrician_elements_settings_script( $page ): void {
	if ( 'settings_page_electrician-elements' === $page ) {
		wp_enqueue_script( 'electrician-elements-settings', plugins_url( 'admin/settings-page.js', ELECTRICIAN_ELEMENTS_FILE ), array( 'wp-i18n' ), ELECTRICIAN_ELEMENTS_VERSION, true );
		wp_set_script_translations( 'electrician-elements-settings', 'electrician-elements' );
		wp_enqueue_style( 'electrician-elements-settings', plugins_url( 'admin/settings-page.css', ELECTRICIAN_ELEMENTS_FILE ), array(), ELECTRICIAN_ELEMENTS_VERSION );
	}
}

/** Registers the options and their fields. */
function electrician_elements_register_settings(): void {
	register_setting(
		'electrician_elements',
		'electrician_elements',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'electrician_elements_sanitize_settings',
			'show_in_rest'      => false,
		)
	);
	register_setting(
		'electrician_elements',
		ELECTRICIAN_ELEMENTS_PRODUCTS,
		array(
			'type'              => 'string',
			'sanitize_callback' => 'electrician_elements_sanitize_products',
			'show_in_rest'      => false,
		)
	);
	foreach ( electrician_elements_sections() as $id => $section ) {
		$group = array(
			'before_section' => '<div data-group="' . $id . '" class="%s">',
			'after_section'  => '</div>',
			'section_class'  => 'electrician-elements-group',
		);
		add_settings_section( $id, $section['title'], fn () => print '<p>' . esc_html( $section['about'] ) . '</p>', 'electrician-elements', $group );
		foreach ( $section['fields'] as $field ) {
			electrician_elements_add_field( $id, $field );
		}
	}
}

/** Adds a field to a group. */
function electrician_elements_add_field( string $group, array $field ): void {
	// The control of a file is its file input.
	$control = 'file' === $field['type'] ? $field['id'] . '_file' : $field['id'];
	// A button names itself.
	$label = '' === $field['label'] ? array() : array( 'label_for' => $control );
	$class = isset( $field['store'] ) ? array( 'class' => 'electrician-elements-store-' . $field['store'] ) : array();
	add_settings_field( $field['id'], $field['label'], 'electrician_elements_field', 'electrician-elements', $group, array_merge( $field, $label, $class ) );
}

/** Prints the page. */
function electrician_elements_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	// WordPress would load the file for every page if it created this option itself.
	add_option( ELECTRICIAN_ELEMENTS_PRODUCTS, '', '', 'no' );
	?>
	<div class="wrap">
		<h1>Electrician Elements</h1>
		<p>
			<?php esc_html_e( 'Fill in your store and your business here. Then add the blocks of the category “Electrician Elements” to your pages.', 'electrician-elements' ); ?>
		</p>
		<nav class="nav-tab-wrapper hide-if-no-js" aria-label="<?php esc_attr_e( 'Groups of settings', 'electrician-elements' ); ?>">
			<?php foreach ( electrician_elements_sections() as $id => $section ) : ?>
				<a class="nav-tab" href="<?php echo esc_attr( '#' . $id ); ?>"><?php echo esc_html( $section['title'] ); ?></a>
			<?php endforeach; ?>
		</nav>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
			<?php
			settings_fields( 'electrician_elements' );
			do_settings_sections( 'electrician-elements' );
			?>
			<p class="submit">
				<?php submit_button( null, 'primary', 'submit', false ); ?>
				<button type="submit" class="button" style="margin-inline-start: 8px" name="action" value="electrician_elements_pages" formaction="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<?php esc_html_e( 'Save and create the pages', 'electrician-elements' ); ?>
				</button>
			</p>
		</form>
	</div>
	<?php
}
